-- A review is reported like a question or an answer, into the same queue, and hidden in the same way.
alter table provider_reviews
  add column hidden_at timestamptz,
  add column hidden_reason text check (length(hidden_reason) between 3 and 500),
  add check ((hidden_at is null) = (hidden_reason is null));

alter table qna_reports add column review_id uuid references provider_reviews (id) on delete cascade;
alter table qna_reports drop constraint qna_reports_check;
alter table qna_reports add constraint qna_reports_target
  check (num_nonnulls(question_id, answer_id, review_id) = 1);
create unique index qna_reports_review on qna_reports (review_id, reporter_id)
  where review_id is not null and closed_at is null;
create index qna_reports_of_review on qna_reports (review_id) where review_id is not null;

-- A hidden review does not count.
create or replace function count_review() returns trigger language plpgsql as $$
begin
  perform from app_users where id in (new.provider_id, old.provider_id) order by id for no key update;
  if tg_op <> 'INSERT' and old.hidden_at is null then
    update provider_profiles set rating_sum = rating_sum - old.stars, rating_count = rating_count - 1
    where user_id = old.provider_id;
  end if;
  if tg_op <> 'DELETE' and new.hidden_at is null then
    update provider_profiles set rating_sum = rating_sum + new.stars, rating_count = rating_count + 1
    where user_id = new.provider_id;
  end if;
  return null;
end $$;
drop trigger count_review on provider_reviews;
create trigger count_review after insert or update of stars, provider_id, hidden_at or delete on provider_reviews
  for each row execute function count_review();
