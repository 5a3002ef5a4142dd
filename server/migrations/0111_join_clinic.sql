-- A patient may go to a clinic by themselves: the row then begins with their consent, and is seen while it holds.
alter table clinic_links drop constraint clinic_links_source_check;
alter table clinic_links add constraint clinic_links_source_check check (source in ('clinic', 'visits', 'patient'));
