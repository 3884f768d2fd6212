CREATE TABLE "application_note_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"note_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_note_mentions" (
	"note_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "application_note_mentions_note_id_user_id_pk" PRIMARY KEY("note_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cv_openings" (
	"application_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cv_openings_application_id_user_id_day_pk" PRIMARY KEY("application_id","user_id","day")
);
--> statement-breakpoint
CREATE TABLE "job_attributes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_attributes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"hint" text DEFAULT '' NOT NULL,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scorecard_points" (
	"scorecard_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "scorecard_points_scorecard_id_attribute_id_pk" PRIMARY KEY("scorecard_id","attribute_id"),
	CONSTRAINT "scorecard_points_allowed" CHECK ("scorecard_points"."points" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "scorecards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scorecards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"user_id" integer,
	"text" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_type_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "application_note_files" ADD CONSTRAINT "application_note_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note_files" ADD CONSTRAINT "application_note_files_note_id_application_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note_mentions" ADD CONSTRAINT "application_note_mentions_note_id_application_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note_mentions" ADD CONSTRAINT "application_note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_openings" ADD CONSTRAINT "cv_openings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_openings" ADD CONSTRAINT "cv_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_attributes" ADD CONSTRAINT "job_attributes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_points" ADD CONSTRAINT "scorecard_points_scorecard_id_scorecards_id_fk" FOREIGN KEY ("scorecard_id") REFERENCES "public"."scorecards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecard_points" ADD CONSTRAINT "scorecard_points_attribute_id_job_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."job_attributes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_note_files_note" ON "application_note_files" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "application_note_mentions_user" ON "application_note_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "application_notes_application" ON "application_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_notes_user" ON "application_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_openings_user" ON "cv_openings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_attributes_job" ON "job_attributes" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "scorecard_points_attribute" ON "scorecard_points" USING btree ("attribute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scorecards_one_each" ON "scorecards" USING btree ("application_id","user_id");--> statement-breakpoint
CREATE INDEX "scorecards_user" ON "scorecards" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_type_known" CHECK ("notification_preferences"."type" in ('application_status', 'job_match', 'service_suggestion', 'message', 'hire', 'booking', 'review', 'team', 'system'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('application_status', 'job_match', 'service_suggestion', 'message', 'hire', 'booking', 'review', 'team', 'system'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'paper', 'note'));