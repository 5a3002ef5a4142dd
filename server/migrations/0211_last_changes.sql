-- When a value was corrected and when a held result was released by time: programs that ask for what changed since
-- their last visit miss both otherwise.
alter table measurements add column changed_at timestamptz;
alter table lab_results add column released_at timestamptz;

-- What laboratories say of a value without its direction.
alter table lab_values drop constraint lab_values_flag_check, add constraint lab_values_flag_check check (flag in
  ('critical_low', 'low', 'normal', 'high', 'critical_high', 'abnormal', 'critical_abnormal', 'unknown'));
alter table imported_result_values drop constraint imported_result_values_flag_check,
  add constraint imported_result_values_flag_check check (flag in
  ('critical_low', 'low', 'normal', 'high', 'critical_high', 'abnormal', 'critical_abnormal', 'unknown'));
