ALTER TABLE "job_holds" ADD COLUMN "decision_told_at" timestamp with time zone;--> statement-breakpoint
-- What was decided before was told at once.
UPDATE "job_holds" SET "decision_told_at" = "decided_at" WHERE "decision" IS NOT NULL;
