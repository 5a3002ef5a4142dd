-- What else she notes of a day: words of her own, and what she keeps most private.
alter table cycle_logs
  add column notes text not null default '' check (length(notes) <= 1000),
  add column intimacy text not null default '' check (intimacy in ('', 'protected', 'unprotected')),
  add column contraception text[] not null default '{}' check (
    contraception <@ array['pill', 'missed_pill', 'injection', 'implant', 'iud', 'patch_or_ring', 'emergency_pill']
  );
