-- Who agreed that a hosted model reads what they write to the assistant and the symptom checker. No row: not asked.
create table ai_consents (
  user_id uuid primary key references app_users (id) on delete cascade,
  consent boolean not null,
  changed_at timestamptz not null
);
