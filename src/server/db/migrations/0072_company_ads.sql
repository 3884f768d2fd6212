CREATE TABLE "job_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"template_name" text,
	"values" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_drafts_kind_known" CHECK ("job_drafts"."kind" in ('standard', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "job_sightings" (
	"job_id" integer NOT NULL,
	"day" date NOT NULL,
	"sightings" integer NOT NULL,
	CONSTRAINT "job_sightings_job_day" PRIMARY KEY("job_id","day")
);
--> statement-breakpoint
ALTER TABLE "job_views" DROP CONSTRAINT "job_views_job_id_day_pk";--> statement-breakpoint
ALTER TABLE "job_views" ADD COLUMN "source" text DEFAULT 'unknown' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_day_source" PRIMARY KEY("job_id","day","source");--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "openings" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "opens_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "end_told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sightings" ADD CONSTRAINT "job_sightings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_drafts_company" ON "job_drafts" USING btree ("company_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_drafts_person" ON "job_drafts" USING btree ("updated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "job_drafts_template_name" ON "job_drafts" USING btree ("company_id",lower("template_name")) WHERE "job_drafts"."template_name" is not null;--> statement-breakpoint
CREATE INDEX "jobs_opens" ON "jobs" USING btree ("opens_at") WHERE "jobs"."opens_at" is not null;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_source_known" CHECK ("job_views"."source" in ('site', 'search', 'social', 'mail', 'direct', 'other', 'unknown'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_openings_positive" CHECK ("jobs"."openings" between 1 and 999);--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_opens_closed" CHECK ("jobs"."opens_at" is null or not "jobs"."is_open");