-- A provider's list of patients says who had a dangerous reading lately, acknowledged or not.
create index measurements_dangerous on measurements (patient_id, at) where danger_level is not null;
-- And which result waits for its review, or is critical and was not acknowledged.
create index lab_results_waiting on lab_results (request_id, version)
  where held_until is not null or (critical and acknowledged_at is null);
