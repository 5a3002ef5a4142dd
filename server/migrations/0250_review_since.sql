-- Who waits for a review has waited since some time, so that the queue is read in the order of its index.
update provider_profiles v set review_since = u.created_at
from app_users u where u.id = v.user_id and v.review_state = 'pending' and v.review_since is null;
alter table provider_profiles
  alter column review_since set default now(),
  add constraint provider_profiles_waits_since check (review_state <> 'pending' or review_since is not null);
