-- Voices, as browsers record them.
alter table files drop constraint files_kind_check;
alter table files add constraint files_kind_check check (kind in ('photo', 'document', 'logo', 'audio'));
alter table files drop constraint files_content_type_check;
alter table files add constraint files_content_type_check check (content_type in
  ('image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'audio/webm', 'audio/ogg', 'audio/mp4'));
