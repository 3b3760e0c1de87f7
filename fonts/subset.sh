#!/bin/sh
# Makes the embedded fonts: three typefaces under the SIL Open Font License, cut down to the glyphs that the boards draw.
# Run it again after adding a character to one of the lists below; the .ttf/.otf files beside it are its output and are committed.
#
# Needs apt (Debian), dpkg-deb, npm and python3 with venv. Nothing is installed: packages are unpacked in a temporary folder.
#   fonts-noto-core               Noto Sans Bold           Latin and Vietnamese: titles, names, coordinates, ranks
#                                 Noto Sans Hebrew Bold    names
#   fonts-noto-cjk                Noto Sans CJK TC Bold    the hanzi on the tokens and in the titles; kana in names
#   @expo-google-fonts/noto-emoji Noto Emoji Bold          the animals (monochrome outlines, not the colour bitmaps)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

apt-get download -qq fonts-noto-core fonts-noto-cjk
npm pack --silent @expo-google-fonts/noto-emoji@0.4.7 >/dev/null
python3 -m venv tools
tools/bin/pip install --quiet fonttools==4.68.0 compreffor==0.6.0

for package in fonts-noto-core fonts-noto-cjk; do
    dpkg-deb --extract "$package"_*.deb "$package"
done
tar -xzf expo-google-fonts-noto-emoji-*.tgz

# No hinting (pictures are anti-aliased), no layout tables (text is set glyph by glyph), no name but the copyright notice.
subset() {
    out=$1 source=$2
    shift 2
    tools/bin/pyftsubset "$source" --output-file="$here/$out" --no-hinting --desubroutinize \
        --layout-features='' --drop-tables+=GSUB,GPOS,GDEF,BASE,STAT,DSIG,VORG,gasp,vhea,vmtx --name-IDs=0 \
        --no-notdef-outline --no-glyph-names --ignore-missing-unicodes "$@"
}

# ASCII, Latin-1, Latin Extended-A, the Vietnamese letters, Greek and Cyrillic (players' names), and punctuation.
subset NotoSans-Bold.ttf fonts-noto-core/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf \
    --unicodes=20-7E,A0-17F,1A0-1A1,1AF-1B0,386-3CE,400-45F,490-491,1EA0-1EF9,2010-2015,2018-201E,2022,2026,2039-203A,2212

# The letters alone: points are left out of names. No script that needs shaping is here.
subset NotoSansHebrew-Bold.ttf fonts-noto-core/usr/share/fonts/truetype/noto/NotoSansHebrew-Bold.ttf \
    --unicodes=5D0-5EA,5BE,5F3-5F4

# Animals and terrain in traditional and simplified form, the games' own names, and the kana that names have; from hanzi.txt what pictures say
# in Japanese and Chinese. Names in hanzi would take ten times as much: an operator gives a font for them (name_font).
subset NotoSansCJK-Bold.otf fonts-noto-cjk/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc --font-number=3 \
    --text='象獅虎豹狼狗貓鼠狮猫獸穴兽陷阱河鬥斗棋黑白紅蓝藍红' --text-file="$here/hanzi.txt" \
    --unicodes=300C-300D,3041-308D,308F-3093,309D-309E,30A1-30ED,30EF-30F4,30F6,30FB-30FC
# Strokes that hanzi share are kept once.
tools/bin/compreffor "$here/NotoSansCJK-Bold.otf" shared.otf
mv shared.otf "$here/NotoSansCJK-Bold.otf"

# A name that the embedded fonts cannot write, for the tests.
subset ../tests/render/name.otf fonts-noto-cjk/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc --font-number=3 --text='王伟'

# elephant lion tiger-face leopard wolf dog-face cat rat · chick hen giraffe · trophy
subset NotoEmoji-Bold.ttf package/700Bold/NotoEmoji_700Bold.ttf \
    --unicodes=1F418,1F981,1F42F,1F406,1F43A,1F436,1F408,1F400,1F425,1F414,1F992,1F3C6

# One licence for the three: each font's own notice, then the licence's text as it came with Noto Emoji.
tools/bin/python - "$here" package/LICENSE_FONT <<'PYTHON'
import pathlib, sys
from fontTools.ttLib import TTFont

here = pathlib.Path(sys.argv[1])
notices = []
for file in sorted([*here.glob("*.ttf"), *here.glob("*.otf"), here / "../tests/render/name.otf"]):
    font = TTFont(file)
    notices.append(f"{file.name}: {font['name'].getDebugName(0)}\n")
terms = pathlib.Path(sys.argv[2]).read_text()
terms = terms[terms.index("This Font Software is licensed"):]
(here / "OFL.txt").write_text("".join(notices) + "\nThe files are subsets of the fonts named.\n\n" + terms)
PYTHON

total=$(cat "$here"/*.ttf "$here"/*.otf | wc -c)
echo "fonts: $total bytes together"
# Only what is drawn, and no whole font: those have megabytes.
test "$total" -lt 200000
