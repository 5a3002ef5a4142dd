-- The visits of one person in the order of their timeline: those of a child are not searched among the mother's.
create index bookings_person on bookings ((coalesce(dependent_id, patient_id)), starts_at desc, id desc);
