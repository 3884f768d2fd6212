ALTER TABLE "candidate_scores" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
UPDATE "candidate_scores" SET "applied_at" = "applications"."applied_at" FROM "applications" WHERE "applications"."id" = "candidate_scores"."application_id";--> statement-breakpoint
ALTER TABLE "candidate_scores" ALTER COLUMN "applied_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "candidate_scores_recent" ON "candidate_scores" USING btree ("score","applied_at","application_id");--> statement-breakpoint
CREATE INDEX "companies_industry" ON "companies" USING btree ("industry","id");--> statement-breakpoint
ANALYZE "candidate_scores";
