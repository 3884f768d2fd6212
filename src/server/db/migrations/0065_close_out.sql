CREATE TABLE "answer_recipients" (
	"round_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "answer_recipients_round_id_application_id_pk" PRIMARY KEY("round_id","application_id"),
	CONSTRAINT "answer_recipients_state_known" CHECK ("answer_recipients"."state" in ('waiting', 'sent', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "answer_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"user_id" integer,
	"act_id" integer,
	"outcome" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_rounds_outcome_known" CHECK ("answer_rounds"."outcome" in ('rejected', 'in_process')),
	CONSTRAINT "answer_rounds_state_known" CHECK ("answer_rounds"."state" in ('waiting', 'sending', 'done'))
);
--> statement-breakpoint
CREATE TABLE "answer_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"outcome" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_templates_outcome_known" CHECK ("answer_templates"."outcome" in ('rejected', 'in_process'))
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_status_known";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "closed_unanswered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answer_term_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "answers_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_recipients" ADD CONSTRAINT "answer_recipients_round_id_answer_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."answer_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_recipients" ADD CONSTRAINT "answer_recipients_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_rounds" ADD CONSTRAINT "answer_rounds_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_rounds" ADD CONSTRAINT "answer_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_rounds" ADD CONSTRAINT "answer_rounds_act_id_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."acts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_templates" ADD CONSTRAINT "answer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_recipients_waiting" ON "answer_recipients" USING btree ("application_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "answer_recipients_application" ON "answer_recipients" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "answer_rounds_job" ON "answer_rounds" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "answer_rounds_act" ON "answer_rounds" USING btree ("act_id");--> statement-breakpoint
CREATE INDEX "answer_rounds_user" ON "answer_rounds" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_templates_name" ON "answer_templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "applications_unanswered" ON "applications" USING btree ("applied_at") WHERE "applications"."withdrawn_at" is null and "applications"."closed_unanswered_at" is null and "applications"."status" in ('pending', 'viewed', 'preselected', 'interviewed');--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_status_known" CHECK ("application_events"."status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired', 'withdrawn', 'closed_unanswered'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_answer_term_allowed" CHECK ("companies"."answer_term_days" between 15 and 60);