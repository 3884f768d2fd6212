CREATE TABLE "job_feed_ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feed_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"reference" text NOT NULL,
	"job_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"ends_at" timestamp with time zone,
	"is_in_feed" boolean DEFAULT true NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_feed_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feed_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"started_by" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"may_close" boolean DEFAULT false NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"reopened" integer DEFAULT 0 NOT NULL,
	"closed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"postponed" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "job_feed_runs_started_by_known" CHECK ("job_feed_runs"."started_by" in ('schedule', 'company')),
	CONSTRAINT "job_feed_runs_status_known" CHECK ("job_feed_runs"."status" in ('running', 'done', 'unchanged', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "job_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"url" text NOT NULL,
	"category" text NOT NULL,
	"every_hours" integer NOT NULL,
	"state" text DEFAULT 'on' NOT NULL,
	"next_run_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"waiting_closings" integer DEFAULT 0 NOT NULL,
	"etag" text,
	"last_modified" text,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "job_feeds_category_known" CHECK ("job_feeds"."category" in ('Tecnología', 'Marketing', 'Ventas', 'Recursos Humanos', 'Finanzas', 'Operaciones', 'Diseño', 'Administración')),
	CONSTRAINT "job_feeds_state_known" CHECK ("job_feeds"."state" in ('on', 'paused', 'failing'))
);
--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_source_known";--> statement-breakpoint
ALTER TABLE "pending_applications" DROP CONSTRAINT "pending_applications_source_known";--> statement-breakpoint
ALTER TABLE "job_views" DROP CONSTRAINT "job_views_source_known";--> statement-breakpoint
ALTER TABLE "job_feed_ads" ADD CONSTRAINT "job_feed_ads_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed_ads" ADD CONSTRAINT "job_feed_ads_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feed_runs" ADD CONSTRAINT "job_feed_runs_feed_id_job_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."job_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_feed_ads_reference_unique" ON "job_feed_ads" USING btree ("feed_id","reference");--> statement-breakpoint
CREATE INDEX "job_feed_ads_job" ON "job_feed_ads" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_feed_runs_feed" ON "job_feed_runs" USING btree ("feed_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_feed_runs_one_at_once" ON "job_feed_runs" USING btree ("feed_id") WHERE "job_feed_runs"."status" = 'running';--> statement-breakpoint
CREATE INDEX "job_feeds_company" ON "job_feeds" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "job_feeds_person" ON "job_feeds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "job_feeds_due" ON "job_feeds" USING btree ("next_run_at") WHERE "job_feeds"."next_run_at" is not null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_source_known" CHECK ("applications"."source" in ('site', 'widget', 'feed', 'search', 'social', 'mail', 'direct', 'other', 'unknown', 'invitation'));--> statement-breakpoint
ALTER TABLE "pending_applications" ADD CONSTRAINT "pending_applications_source_known" CHECK ("pending_applications"."source" in ('site', 'widget', 'feed', 'search', 'social', 'mail', 'direct', 'other', 'unknown', 'invitation'));--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_source_known" CHECK ("job_views"."source" in ('site', 'widget', 'feed', 'search', 'social', 'mail', 'direct', 'other', 'unknown'));