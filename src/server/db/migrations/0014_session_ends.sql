-- Whoever is signed out, suspended or deleted, by whatever way: the processes that hold open pages of theirs look at once.
CREATE FUNCTION tell_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('qhatu_live', json_build_object('sessionsOf', owners.user_id)::text)
  FROM (SELECT DISTINCT user_id FROM gone WHERE user_id IS NOT NULL) AS owners;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions_ended();
--> statement-breakpoint
CREATE FUNCTION tell_account_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('qhatu_live', json_build_object('sessionsOf', NEW.id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER account_closed AFTER UPDATE OF suspended_at, deleted_at ON users
  FOR EACH ROW WHEN (NEW.suspended_at IS NOT NULL OR NEW.deleted_at IS NOT NULL) EXECUTE FUNCTION tell_account_closed();
