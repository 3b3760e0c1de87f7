# Japanese. Safety: blocks, limits, moderators, private data.
# Who asked to be forgotten.
former-player = 元プレイヤー
# A game that a moderator has judged. The reason is in the moderator's own words.
headline-voided = モデレーターの { $moderator } さんがこの対局を無効にしました。勝敗はありません：{ $reason }
headline-struck-out = モデレーターの { $moderator } さんがこの対局の結果を取り消しました。勝敗はありません：{ $reason }
headline-adjudicated = モデレーターの { $moderator } さんがこの対局を裁定しました：{ $reason }
challenge-voided = モデレーターの { $moderator } さんが { $asker } さんの申し込みを取り下げました（相手：{ $asked }） · **{ $ruleset }** · #{ $number }：{ $reason }
ending-adjudicated = モデレーターの裁定
refused-own-match = #{ $number } はあなた自身の対局なので、ほかのモデレーターが裁定する必要があります。
## Where and by whom games may begin; channels and roles come as mentions
not-in-this-channel = このサーバーで対局を始められるのは { $channels } です。そちらでもう一度お試しください。（チャンネルはサーバーの管理者が `/server` で選びます。）
not-without-role = このサーバーで対局できるのは、ロール { $role } のあるメンバーです。サーバーの管理者に頼んでみてください。
not-a-moderator = これを使えるのは、サーバーの管理者と、管理者が `/server` で選んだロールのあるメンバーだけです。
