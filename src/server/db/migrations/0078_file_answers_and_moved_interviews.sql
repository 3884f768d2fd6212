ALTER TABLE "interview_slots" DROP CONSTRAINT "interview_slots_once";--> statement-breakpoint
ALTER TABLE "application_answers" DROP CONSTRAINT "application_answers_kind_known";--> statement-breakpoint
ALTER TABLE "interview_events" DROP CONSTRAINT "interview_events_step_known";--> statement-breakpoint
ALTER TABLE "job_questions" DROP CONSTRAINT "job_questions_kind_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "application_answers" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "interview_events" ADD COLUMN "wishes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "interview_events" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD COLUMN "is_next" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "interviews" ADD COLUMN "move_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_answers_file" ON "application_answers" USING btree ("file_id") WHERE "application_answers"."file_id" is not null;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_once" UNIQUE("interview_id","is_next","starts_at");--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_kind_known" CHECK ("application_answers"."kind" in ('yes_no', 'choice', 'number', 'text', 'file'));--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_ending_known" CHECK ("interview_events"."ending" in ('withdrawn', 'rejected', 'job_closed', 'suspended'));--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_step_known" CHECK ("interview_events"."step" in ('proposed', 'offered', 'picked', 'moved', 'declined', 'cancelled', 'done', 'no_show'));--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_kind_known" CHECK ("job_questions"."kind" in ('yes_no', 'choice', 'number', 'text', 'file'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'paper', 'note', 'answer'));