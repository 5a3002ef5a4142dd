-- What the staff of a clinic write to each other.
create table team_messages (
  id uuid primary key,
  clinic_id uuid not null,
  author_id uuid not null,
  channel text not null check (channel in ('announcements', 'team')),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  unique (id, clinic_id, channel),
  foreign key (clinic_id, author_id) references clinic_staff (clinic_id, user_id) on delete cascade
);
create index team_messages_channel on team_messages (clinic_id, channel, id desc);
create index team_messages_author on team_messages (author_id);

-- Up to which message somebody has seen a channel. The message may have been taken back since.
create table team_seen (
  clinic_id uuid not null,
  user_id uuid not null,
  channel text not null check (channel in ('announcements', 'team')),
  last_id uuid not null,
  seen_at timestamptz not null,
  primary key (clinic_id, user_id, channel),
  foreign key (clinic_id, user_id) references clinic_staff (clinic_id, user_id) on delete cascade
);
create index team_seen_person on team_seen (user_id);
