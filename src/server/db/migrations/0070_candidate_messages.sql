ALTER TABLE "answer_rounds" DROP CONSTRAINT "answer_rounds_outcome_known";--> statement-breakpoint
ALTER TABLE "answer_templates" DROP CONSTRAINT "answer_templates_outcome_known";--> statement-breakpoint
DROP INDEX "answer_recipients_waiting";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "service_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answer_recipients" ADD COLUMN "is_answer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "application_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "professional_id" integer;--> statement-breakpoint
UPDATE "conversations" SET "professional_id" = "services"."professional_id" FROM "services" WHERE "services"."id" = "conversations"."service_id";--> statement-breakpoint
ALTER TABLE "conversations" ALTER COLUMN "professional_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_application" ON "conversations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "conversations_professional" ON "conversations" USING btree ("professional_id","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "answer_recipients_waiting" ON "answer_recipients" USING btree ("application_id") WHERE state = 'waiting' and is_answer;--> statement-breakpoint
ALTER TABLE "answer_rounds" ADD CONSTRAINT "answer_rounds_outcome_known" CHECK ("answer_rounds"."outcome" in ('rejected', 'in_process', 'message'));--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_outcome_known" CHECK ("answer_templates"."outcome" in ('rejected', 'in_process', 'message'));--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_one_subject" CHECK (num_nonnulls("conversations"."service_id", "conversations"."application_id") = 1);