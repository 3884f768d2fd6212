ALTER TABLE "applications" ADD COLUMN "source" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "company_shown_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pending_applications" ADD COLUMN "source" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_confidential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "shown_company_id" integer GENERATED ALWAYS AS (case when is_confidential then null else company_id end) STORED;--> statement-breakpoint
CREATE INDEX "jobs_confidential" ON "jobs" USING btree ("company_id") WHERE is_confidential;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_source_known" CHECK ("applications"."source" in ('site', 'search', 'social', 'mail', 'direct', 'other', 'unknown', 'invitation'));--> statement-breakpoint
ALTER TABLE "pending_applications" ADD CONSTRAINT "pending_applications_source_known" CHECK ("pending_applications"."source" in ('site', 'search', 'social', 'mail', 'direct', 'other', 'unknown', 'invitation'));--> statement-breakpoint
-- What a draft has of the choice from now on.
UPDATE job_drafts SET "values" = "values" || '{"isConfidential": false}';
