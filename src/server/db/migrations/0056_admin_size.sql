CREATE TABLE "kept_figures" (
	"question" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "files_pending_cv";--> statement-breakpoint
DROP INDEX "services_pending";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "listed_plan" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_listed_of_plan" ON "users" USING btree ("listed_plan","created_at","id") WHERE ("users"."deleted_at" is null and "users"."listed_plan" <> 'free');--> statement-breakpoint
CREATE INDEX "jobs_listed" ON "jobs" USING btree ("id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "jobs_held" ON "jobs" USING btree ("id") WHERE is_held and deleted_at is null;--> statement-breakpoint
CREATE INDEX "professionals_cv" ON "professionals" USING btree ("cv_id") WHERE "professionals"."cv_id" is not null;--> statement-breakpoint
CREATE INDEX "files_moderated_cv" ON "files" USING btree ("moderation_status","submitted_at") WHERE kind = 'cv';--> statement-breakpoint
CREATE INDEX "files_submitted_cv" ON "files" USING btree ("submitted_at") WHERE kind = 'cv';--> statement-breakpoint
CREATE INDEX "services_moderated" ON "services" USING btree ("moderation_status","submitted_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "services_submitted" ON "services" USING btree ("submitted_at","id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_listed_plan_known" CHECK ("users"."listed_plan" in ('free', 'premium', 'enterprise'));--> statement-breakpoint
CREATE FUNCTION keep_listed_plan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text := CASE WHEN NEW.plan_type IN ('basic', 'free') THEN 'free' WHEN NEW.plan_type = 'enterprise' THEN 'enterprise' ELSE 'premium' END;
BEGIN
  UPDATE public.users SET listed_plan = named WHERE id = NEW.user_id AND listed_plan <> named;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER listed_plan AFTER INSERT OR UPDATE OF plan_type ON professionals
  FOR EACH ROW EXECUTE FUNCTION keep_listed_plan();
--> statement-breakpoint
CREATE TRIGGER listed_plan AFTER INSERT OR UPDATE OF plan_type ON companies
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION keep_listed_plan();
--> statement-breakpoint
UPDATE users SET listed_plan = 'premium' FROM professionals WHERE professionals.user_id = users.id AND plan_type <> 'basic';
--> statement-breakpoint
UPDATE users SET listed_plan = CASE WHEN plan_type = 'enterprise' THEN plan_type ELSE 'premium' END
FROM companies WHERE companies.user_id = users.id AND plan_type <> 'free';
--> statement-breakpoint
-- What the searches of the administration look in. The queries have the same expressions.
CREATE INDEX companies_name_parts ON companies USING gin (fold(name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX contact_requests_searched ON contact_requests USING gin (fold(code || ' ' || name || ' ' || company_name || ' ' || email) gin_trgm_ops);
