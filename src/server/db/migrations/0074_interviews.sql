CREATE TABLE "interview_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"step" text NOT NULL,
	"by" text NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone,
	"reason" text,
	"is_told" boolean DEFAULT true NOT NULL,
	CONSTRAINT "interview_events_step_known" CHECK ("interview_events"."step" in ('proposed', 'picked', 'moved', 'cancelled', 'done', 'no_show')),
	CONSTRAINT "interview_events_by_known" CHECK ("interview_events"."by" in ('company', 'professional', 'system'))
);
--> statement-breakpoint
CREATE TABLE "interview_slots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"interview_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_slots_once" UNIQUE("interview_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "interview_times" (
	"interview_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interview_times_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id"),
	CONSTRAINT "interview_times_forward" CHECK ("interview_times"."starts_at" < "interview_times"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "interviewers" (
	"interview_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "interviewers_interview_id_user_id_pk" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"created_by" integer,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"note" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"known_status" text,
	"is_told" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminded_at" timestamp with time zone,
	"hour_reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "interviews_kind_known" CHECK ("interviews"."kind" in ('in_person', 'video', 'phone')),
	CONSTRAINT "interviews_status_known" CHECK ("interviews"."status" in ('proposed', 'scheduled', 'done', 'no_show', 'cancelled')),
	CONSTRAINT "interviews_known_status_known" CHECK ("interviews"."known_status" in ('proposed', 'scheduled', 'done', 'no_show', 'cancelled')),
	CONSTRAINT "interviews_forward" CHECK ("interviews"."starts_at" < "interviews"."ends_at"),
	CONSTRAINT "interviews_scheduled_when" CHECK ("interviews"."status" <> 'scheduled' or "interviews"."starts_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_events" ADD CONSTRAINT "interview_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviewers" ADD CONSTRAINT "interviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_events_interview" ON "interview_events" USING btree ("interview_id","id");--> statement-breakpoint
CREATE INDEX "interviewers_user" ON "interviewers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "interviews_scheduled" ON "interviews" USING btree ("starts_at") WHERE "interviews"."status" = 'scheduled';--> statement-breakpoint
ALTER TABLE "interview_times" ADD CONSTRAINT "interview_times_no_overlap" EXCLUDE USING gist (int4range("user_id", "user_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&);
