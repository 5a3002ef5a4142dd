-- What the symptom checker says is reviewed and corrected like other medical content.
alter table content_corrections drop constraint content_corrections_kind_check,
  add constraint content_corrections_kind_check check (kind in ('first-aid', 'education', 'medicines', 'triage'));
alter table content_reviews drop constraint content_reviews_kind_check,
  add constraint content_reviews_kind_check check (kind in ('first-aid', 'education', 'medicines', 'triage'));
