CREATE TABLE "job_holds" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"reasons" jsonb NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"review_asked_at" timestamp with time zone,
	"company_note" text DEFAULT '' NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"decision_note" text DEFAULT '' NOT NULL,
	"allowed" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_job_id_jobs_id_fk";
--> statement-breakpoint
ALTER TABLE "shown_scores" DROP CONSTRAINT "shown_scores_job_id_jobs_id_fk";
--> statement-breakpoint
-- What the company wants keeps the values, and its indexes go: they follow what is listed, below.
ALTER TABLE "jobs" RENAME COLUMN "is_active" TO "is_open";--> statement-breakpoint
DROP INDEX "jobs_expires", jobs_newest, jobs_newest_by_category, jobs_newest_by_department, jobs_newest_by_category_and_department,
  jobs_newest_by_province, jobs_newest_by_district, jobs_newest_by_mode, jobs_newest_premium, jobs_search, jobs_match_skills,
  jobs_monthly_pay;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "skills_left_out" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_active" boolean GENERATED ALWAYS AS (is_open and not is_withheld and not is_held and deleted_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_holds" ADD CONSTRAINT "job_holds_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_holds" ADD CONSTRAINT "job_holds_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_holds_open" ON "job_holds" USING btree ("held_at") WHERE "job_holds"."released_at" is null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD CONSTRAINT "shown_scores_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_expires" ON "jobs" USING btree ("expires_at") WHERE "jobs"."is_open";--> statement-breakpoint
CREATE INDEX jobs_newest ON jobs (published_at DESC, id DESC) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_newest_by_category ON jobs (category, published_at DESC, id DESC) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_newest_by_department ON jobs (place_department, published_at DESC, id DESC) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_newest_by_category_and_department ON jobs (category, place_department, published_at DESC, id DESC) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_newest_by_province ON jobs (place_province, published_at DESC, id DESC) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_newest_by_district ON jobs (place_district, published_at DESC, id DESC) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_newest_by_mode ON jobs (mode, published_at DESC, id DESC) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_newest_premium ON jobs (published_at DESC, id DESC) WHERE is_active AND is_premium;--> statement-breakpoint
CREATE INDEX jobs_search ON jobs USING gin (search) WITH (fastupdate = off) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_match_skills ON jobs USING gin (match_skills) WITH (fastupdate = off) WHERE is_active;--> statement-breakpoint
CREATE INDEX jobs_monthly_pay ON jobs (salary_currency, (coalesce(salary_max, salary_min)))
  WHERE is_active AND salary_period = 'month';--> statement-breakpoint
-- Suspension touches its own fact alone: what the company wants with each ad stays as it was. What ran out meanwhile does not come back.
CREATE OR REPLACE FUNCTION keep_withheld_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed bigint;
BEGIN
  -- Waits for an ad that is being published at this moment: it holds its company for as long.
  PERFORM FROM companies WHERE user_id = NEW.id FOR UPDATE;
  UPDATE jobs SET
    is_withheld = NEW.suspended_at IS NOT NULL,
    is_open = is_open AND (NEW.suspended_at IS NOT NULL OR expires_at IS NULL OR expires_at > now())
  WHERE company_id IN (SELECT id FROM companies WHERE user_id = NEW.id);
  GET DIAGNOSTICS changed = ROW_COUNT;
  IF changed > 0 THEN PERFORM pg_notify('qhatu_changes', 'jobs'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE jobs SET is_open = is_open OR is_withheld, is_withheld = true WHERE company_id IN
  (SELECT companies.id FROM companies JOIN users ON users.id = companies.user_id WHERE users.suspended_at IS NOT NULL);
