-- What a professional writes about one person: a draft is its author's alone, a signed note belongs to the record.
create table visit_notes (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  author_id uuid not null references app_users (id),
  booking_id uuid,
  status text not null default 'draft' check (status in ('draft', 'signed')),
  version integer not null default 1 check (version > 0),
  -- reason, history, findings, plan, and assessment: rows of code and text.
  sections jsonb not null check (jsonb_typeof(sections) = 'object'),
  -- Parts of the text that come from earlier notes: section, text, noteId, signedAt.
  carried jsonb not null default '[]' check (jsonb_typeof(carried) = 'array'),
  -- What the draft would prescribe; it becomes rows of prescriptions when the note is signed.
  prescribed jsonb not null default '[]' check (jsonb_typeof(prescribed) = 'array'),
  -- Who signed, as they were then.
  author_name text,
  license_number text,
  license_authority text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  signed_at timestamptz,
  unique (id, patient_id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  foreign key (booking_id, patient_id, author_id) references bookings (id, patient_id, provider_id),
  check ((status = 'signed') = (signed_at is not null) and (signed_at is null) = (author_name is null)),
  check (status = 'draft' or prescribed = '[]')
);
-- One note of a visit, and one open draft about a person beside it.
create unique index visit_notes_visit on visit_notes (author_id, booking_id) where booking_id is not null;
create unique index visit_notes_open on visit_notes (author_id, patient_id, dependent_id) nulls not distinct
  where booking_id is null and status = 'draft';
create index visit_notes_person on visit_notes (patient_id, dependent_id, signed_at desc, id desc) where status = 'signed';
create index visit_notes_author on visit_notes (author_id, (status = 'draft') desc, updated_at desc, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is signed is never changed' using errcode = 'check_violation';
end
$$;
create trigger visit_notes_locked before update on visit_notes for each row
  when (old.status = 'signed') execute function refuse_change();

create table visit_note_addenda (
  id uuid primary key,
  note_id uuid not null references visit_notes (id) on delete cascade,
  author_id uuid not null references app_users (id),
  author_name text not null,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index visit_note_addenda_note on visit_note_addenda (note_id, created_at, id);
create index visit_note_addenda_author on visit_note_addenda (author_id);
create trigger visit_note_addenda_locked before update on visit_note_addenda for each row execute function refuse_change();

create table visit_note_recordings (
  id uuid primary key,
  note_id uuid not null references visit_notes (id) on delete cascade,
  file_id uuid not null references files (id),
  seconds integer not null check (seconds between 1 and 600),
  created_at timestamptz not null
);
create index visit_note_recordings_note on visit_note_recordings (note_id, created_at, id);
create index visit_note_recordings_file on visit_note_recordings (file_id);

create table visit_note_templates (
  id uuid primary key,
  provider_id uuid not null references app_users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  reason text not null check (length(reason) <= 500),
  history text not null check (length(history) <= 8000),
  findings text not null check (length(findings) <= 8000),
  plan text not null check (length(plan) <= 8000),
  created_at timestamptz not null
);
create index visit_note_templates_provider on visit_note_templates (provider_id, name, id);
