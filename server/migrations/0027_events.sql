-- However a session ends, every instance hears of it and closes the streams that were opened with it.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('lakou_events', json_build_object('to', json_build_array(old.user_id),
    'event', json_build_object('kind', 'session-ended', 'id', old.id))::text);
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each row execute function tell_session_ended();
