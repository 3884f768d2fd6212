ALTER TABLE "jobs" ADD COLUMN "match_profile" jsonb;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "match_engine" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "match_skills" integer[];
--> statement-breakpoint
-- What the database ranks by while the index of a process is loading.
CREATE INDEX "jobs_match_skills" ON "jobs" USING gin ("match_skills") WITH (fastupdate = off) WHERE "is_active";
