ALTER TABLE "jobs" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- What a suspended company published is not active: lists, counts, feeds, matching and the sitemap need not know of suspension.
CREATE FUNCTION keep_withheld_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint;
BEGIN
  -- Waits for an ad that is being published at this moment: it holds its company for as long.
  PERFORM FROM companies WHERE user_id = NEW.id FOR UPDATE;
  IF NEW.suspended_at IS NOT NULL THEN
    UPDATE jobs SET is_active = false, is_withheld = true
    WHERE is_active AND company_id IN (SELECT id FROM companies WHERE user_id = NEW.id);
  ELSE
    UPDATE jobs SET is_active = expires_at IS NULL OR expires_at > now(), is_withheld = false
    WHERE is_withheld AND company_id IN (SELECT id FROM companies WHERE user_id = NEW.id);
  END IF;
  GET DIAGNOSTICS changed = ROW_COUNT;
  IF changed > 0 THEN PERFORM pg_notify('qhatu_changes', 'jobs'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withheld_jobs AFTER UPDATE OF suspended_at ON users
  FOR EACH ROW WHEN ((OLD.suspended_at IS NULL) <> (NEW.suspended_at IS NULL)) EXECUTE FUNCTION keep_withheld_jobs();
--> statement-breakpoint
UPDATE jobs SET is_active = false, is_withheld = true
WHERE is_active AND company_id IN
  (SELECT companies.id FROM companies JOIN users ON users.id = companies.user_id WHERE users.suspended_at IS NOT NULL);
