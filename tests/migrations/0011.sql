-- What migration 11 added. Never edited: it stands for the databases that people have.
UPDATE matches SET feats = 'den:13 dance:7 unscathed', ended = updated WHERE id = 1;
