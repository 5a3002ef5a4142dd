-- A review names the people of its visit, and a browser's subscription the person of its session: one key holds both.
alter table bookings add constraint bookings_people unique (id, patient_id, provider_id);
alter table provider_reviews drop constraint provider_reviews_booking_id_fkey;
alter table provider_reviews add constraint provider_reviews_visit foreign key (booking_id, author_id, provider_id)
  references bookings (id, patient_id, provider_id);

alter table sessions add constraint sessions_person unique (id, user_id);
alter table push_subscriptions drop constraint push_subscriptions_session_id_fkey;
alter table push_subscriptions add constraint push_subscriptions_session_person foreign key (session_id, user_id)
  references sessions (id, user_id) on delete cascade;
