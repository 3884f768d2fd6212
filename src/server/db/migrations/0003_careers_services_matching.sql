CREATE TABLE "education" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "education_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"source" text DEFAULT 'typed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"degree" text NOT NULL,
	"institution" text NOT NULL,
	"field" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"gpa" text,
	"description" text,
	CONSTRAINT "education_start_known" CHECK ("start_date" ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
	CONSTRAINT "education_end_known" CHECK ("end_date" ~ '^\d{4}(-\d{2}(-\d{2})?)?$')
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "experiences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"source" text DEFAULT 'typed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" text NOT NULL,
	"company" text NOT NULL,
	"location" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"description" text,
	CONSTRAINT "experiences_start_known" CHECK ("start_date" ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
	CONSTRAINT "experiences_end_known" CHECK ("end_date" ~ '^\d{4}(-\d{2}(-\d{2})?)?$')
);
--> statement-breakpoint
CREATE TABLE "professional_skills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "professional_skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"source" text DEFAULT 'typed' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"level" text
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shown_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"user_id" integer,
	"engine" text NOT NULL,
	"score" integer NOT NULL,
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"reasons" jsonb NOT NULL,
	"shown_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_suggestions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"confidence" integer NOT NULL,
	"suggested_price" text NOT NULL,
	"keywords" text[] NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"dismissed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"price" text NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"tools" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "linkedin" text;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "place_department" text;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "place_province" text;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "place_district" text;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "pay_min" bigint;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "pay_max" bigint;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "pay_currency" text;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "read_cv_id" uuid;--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_skills" ADD CONSTRAINT "professional_skills_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD CONSTRAINT "shown_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_scores" ADD CONSTRAINT "shown_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_suggestions" ADD CONSTRAINT "service_suggestions_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_professional" ON "education" USING btree ("professional_id");--> statement-breakpoint
CREATE INDEX "experiences_professional" ON "experiences" USING btree ("professional_id");--> statement-breakpoint
CREATE UNIQUE INDEX "professional_skills_once" ON "professional_skills" USING btree ("professional_id","kind",fold("name"));--> statement-breakpoint
CREATE INDEX "match_changes_changed_in" ON "match_changes" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "match_changes_at" ON "match_changes" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "shown_scores_once" ON "shown_scores" USING btree ("application_id","engine","score","low","high");--> statement-breakpoint
CREATE INDEX "shown_scores_shown_at" ON "shown_scores" USING btree ("shown_at");--> statement-breakpoint
CREATE INDEX "service_suggestions_professional" ON "service_suggestions" USING btree ("professional_id");--> statement-breakpoint
CREATE INDEX "services_professional" ON "services" USING btree ("professional_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_read_cv_id_files_id_fk" FOREIGN KEY ("read_cv_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;