-- A provider answers a review, once; the answer can be changed.
alter table provider_reviews add column reply text check (length(reply) between 1 and 500);
alter table provider_reviews add column replied_at timestamptz;
alter table provider_reviews add constraint provider_reviews_replied check ((reply is null) = (replied_at is null));
