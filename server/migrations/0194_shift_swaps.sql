alter table shifts add unique (id, clinic_id);

-- A shift that somebody gives to a colleague, for one of theirs or for nothing. The colleague accepts, then a planner
-- approves; only then the shifts change hands.
create table shift_swaps (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  shift_id uuid not null,
  other_shift_id uuid,
  asker_id uuid not null references app_users (id) on delete cascade,
  colleague_id uuid not null references app_users (id) on delete cascade,
  state text not null
    check (state in ('asked', 'accepted', 'approved', 'declined', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  closed_at timestamptz,
  foreign key (shift_id, clinic_id) references shifts (id, clinic_id) on delete cascade,
  foreign key (other_shift_id, clinic_id) references shifts (id, clinic_id) on delete cascade,
  check (asker_id <> colleague_id),
  check (shift_id is distinct from other_shift_id),
  check ((state in ('asked', 'accepted')) = (closed_at is null))
);
create unique index shift_swaps_open on shift_swaps (shift_id) where closed_at is null;
create index shift_swaps_shift on shift_swaps (shift_id);
create index shift_swaps_other on shift_swaps (other_shift_id) where other_shift_id is not null;
create index shift_swaps_clinic on shift_swaps (clinic_id, id desc);
create index shift_swaps_asker on shift_swaps (asker_id, id desc);
create index shift_swaps_colleague on shift_swaps (colleague_id, id desc);
