ALTER TABLE "application_answers" DROP CONSTRAINT "application_answers_kind_known";--> statement-breakpoint
ALTER TABLE "job_questions" DROP CONSTRAINT "job_questions_kind_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "application_answers" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_answers_file" ON "application_answers" USING btree ("file_id") WHERE "application_answers"."file_id" is not null;--> statement-breakpoint
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_kind_known" CHECK ("application_answers"."kind" in ('yes_no', 'choice', 'number', 'text', 'file'));--> statement-breakpoint
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_kind_known" CHECK ("job_questions"."kind" in ('yes_no', 'choice', 'number', 'text', 'file'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'paper', 'note', 'answer'));