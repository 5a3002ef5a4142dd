-- What a family says of a person's blood, where it knows: to be tested again before blood is given.
alter table dependents add column blood_group text
  check (blood_group in ('A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'));
