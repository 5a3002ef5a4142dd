-- Who works or worked for a clinic. What a clinic keeps about staff refers to this row, so it stays true after they left.
create table clinic_staff (
  clinic_id uuid not null references clinics (id) on delete cascade,
  user_id uuid not null references app_users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (clinic_id, user_id)
);
create index clinic_staff_person on clinic_staff (user_id);

-- The account says where somebody works now; this table follows it.
create function keep_clinic_staff() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.clinic_id is not null then
    update clinic_staff set ended_at = now() where clinic_id = old.clinic_id and user_id = new.id;
  end if;
  if new.clinic_id is not null then
    insert into clinic_staff (clinic_id, user_id) values (new.clinic_id, new.id)
      on conflict (clinic_id, user_id) do update set ended_at = null;
  end if;
  return null;
end $$;
create trigger keep_clinic_staff after insert on app_users
  for each row when (new.clinic_id is not null) execute function keep_clinic_staff();
create trigger keep_changed_clinic_staff after update of clinic_id on app_users
  for each row when (old.clinic_id is distinct from new.clinic_id) execute function keep_clinic_staff();
insert into clinic_staff (clinic_id, user_id, joined_at) select clinic_id, id, created_at from app_users where clinic_id is not null;

-- Work by the server's clock. On shift while the latest log is open.
create table time_logs (
  id uuid primary key,
  clinic_id uuid not null,
  staff_id uuid not null,
  clocked_in_at timestamptz not null,
  clocked_out_at timestamptz check (clocked_out_at > clocked_in_at),
  foreign key (clinic_id, staff_id) references clinic_staff (clinic_id, user_id) on delete cascade,
  constraint one_log_at_a_time exclude using gist
    (staff_id with =, tstzrange(clocked_in_at, clocked_out_at) with &&)
);
create unique index time_logs_open on time_logs (staff_id) where clocked_out_at is null;
create index time_logs_clinic on time_logs (clinic_id, clocked_in_at desc, id desc);
create index time_logs_staff on time_logs (clinic_id, staff_id, clocked_in_at desc, id desc);

create table staff_leaves (
  id uuid primary key,
  clinic_id uuid not null,
  staff_id uuid not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day and to_day <= from_day + 366),
  reason text check (length(reason) between 1 and 200),
  foreign key (clinic_id, staff_id) references clinic_staff (clinic_id, user_id) on delete cascade,
  constraint one_leave_at_a_time exclude using gist (staff_id with =, daterange(from_day, to_day, '[]') with &&)
);
create index staff_leaves_clinic on staff_leaves (clinic_id, from_day, id);
create index staff_leaves_staff on staff_leaves (clinic_id, staff_id, from_day);
