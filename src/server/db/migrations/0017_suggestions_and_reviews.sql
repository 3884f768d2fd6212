ALTER TABLE "shown_scores" ALTER COLUMN "application_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "review_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "review_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "review_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "review_answer" text;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD COLUMN "job_id" integer;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD COLUMN "professional_id" integer;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD CONSTRAINT "shown_scores_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD CONSTRAINT "shown_scores_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shown_scores_suggested_once" ON "shown_scores" USING btree ("professional_id","job_id","engine","score","low","high") WHERE "shown_scores"."application_id" is null;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD CONSTRAINT "shown_scores_subject" CHECK (("shown_scores"."application_id" is null) = ("shown_scores"."job_id" is not null and "shown_scores"."professional_id" is not null));--> statement-breakpoint
-- Who sells a service is listed, and the index of candidates holds who is listed: that, too, is a change of a professional.
CREATE TRIGGER match_inserted AFTER INSERT ON "services" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_match_changes('professional', 'professional_id');--> statement-breakpoint
CREATE TRIGGER match_updated AFTER UPDATE ON "services" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_match_changes('professional', 'professional_id');--> statement-breakpoint
CREATE TRIGGER match_deleted AFTER DELETE ON "services" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_match_changes('professional', 'professional_id');
