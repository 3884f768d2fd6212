-- Pages and replies that are kept show what the operator set: prices, limits, what a CV may be. Changed by hand or by a call, they are made anew.
CREATE FUNCTION tell_changed_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('qhatu_changes', 'jobs');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER changed_setting AFTER UPDATE ON settings
  FOR EACH ROW WHEN (OLD.value IS DISTINCT FROM NEW.value) EXECUTE FUNCTION tell_changed_setting();
