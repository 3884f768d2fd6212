DROP INDEX "shown_scores_once";--> statement-breakpoint
DROP INDEX "shown_scores_suggested_once";--> statement-breakpoint
ALTER TABLE "shown_scores" ALTER COLUMN "score" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shown_scores_once" ON "shown_scores" USING btree ("application_id","engine",coalesce("score", -1),"low","high");--> statement-breakpoint
CREATE UNIQUE INDEX "shown_scores_suggested_once" ON "shown_scores" USING btree ("professional_id","job_id","engine",coalesce("score", -1),"low","high") WHERE "shown_scores"."application_id" is null;