CREATE TABLE "application_tags" (
	"application_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "application_tags_application_id_tag_id_pk" PRIMARY KEY("application_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_move_items" (
	"bulk_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"from_stage" integer NOT NULL,
	"to_stage" integer NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"from_since" timestamp with time zone,
	"was_viewed" boolean NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bulk_move_items_bulk_id_application_id_pk" PRIMARY KEY("bulk_id","application_id"),
	CONSTRAINT "bulk_move_items_from_status_known" CHECK ("bulk_move_items"."from_status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired')),
	CONSTRAINT "bulk_move_items_to_status_known" CHECK ("bulk_move_items"."to_status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired'))
);
--> statement-breakpoint
CREATE TABLE "bulk_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"user_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_moves_state_known" CHECK ("bulk_moves"."state" in ('waiting', 'telling', 'done'))
);
--> statement-breakpoint
CREATE TABLE "candidate_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidate_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidate_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_stages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_stages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"goal_days" integer,
	CONSTRAINT "job_stages_status_known" CHECK ("job_stages"."status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired'))
);
--> statement-breakpoint
CREATE TABLE "stage_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stage_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"stages" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" DROP CONSTRAINT "application_events_status_known";--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "candidate_scores" ADD COLUMN "years" integer;--> statement-breakpoint
ALTER TABLE "candidate_scores" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_tags" ADD CONSTRAINT "application_tags_tag_id_candidate_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."candidate_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_move_items" ADD CONSTRAINT "bulk_move_items_bulk_id_bulk_moves_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_moves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_move_items" ADD CONSTRAINT "bulk_move_items_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_moves" ADD CONSTRAINT "bulk_moves_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_moves" ADD CONSTRAINT "bulk_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_tags" ADD CONSTRAINT "candidate_tags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_views" ADD CONSTRAINT "candidate_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_views" ADD CONSTRAINT "candidate_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_templates" ADD CONSTRAINT "stage_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_tags_tag" ON "application_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "bulk_move_items_application" ON "bulk_move_items" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "bulk_moves_job" ON "bulk_moves" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "bulk_moves_user" ON "bulk_moves" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_tags_name" ON "candidate_tags" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_views_name" ON "candidate_views" USING btree ("job_id",lower("name"));--> statement-breakpoint
CREATE INDEX "candidate_views_company" ON "candidate_views" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "job_stages_job" ON "job_stages" USING btree ("job_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "stage_templates_name" ON "stage_templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
-- The stages of every job without stages of its own: one for each status, in the order of hiring.
INSERT INTO job_stages (job_id, position, name, status)
SELECT NULL, n, name, status FROM (VALUES
  (1, 'Pendiente', 'pending'), (2, 'Visto', 'viewed'), (3, 'Preseleccionado', 'preselected'), (4, 'Entrevistado', 'interviewed'),
  (5, 'Aceptado', 'accepted'), (6, 'Contratado', 'hired'), (7, 'Rechazado', 'rejected')) AS stages (n, name, status) ORDER BY n;
--> statement-breakpoint
UPDATE applications SET stage_id = job_stages.id,
  stage_since = (SELECT max(at) FROM application_events
    WHERE application_id = applications.id AND application_events.status <> 'closed_unanswered')
FROM job_stages WHERE job_stages.status = applications.status;
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_job_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."job_stages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_stage" ON "applications" USING btree ("stage_id","job_id");--> statement-breakpoint
CREATE INDEX "candidate_scores_words" ON "candidate_scores" USING gin ("words");--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_status_known" CHECK ("application_events"."status" in ('pending', 'viewed', 'preselected', 'interviewed', 'accepted', 'rejected', 'hired', 'withdrawn', 'closed_unanswered', 'stage'));
--> statement-breakpoint
CREATE FUNCTION first_stage(job integer, wanted text) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT id FROM public.job_stages WHERE status = wanted AND (job_id = job OR job_id IS NULL)
  ORDER BY job_id NULLS LAST, position LIMIT 1
$$;
--> statement-breakpoint
-- Whoever sets a status alone leads to the first stage with it. The lock of the job makes an application that is written while the job
-- gets its own stages find them.
CREATE FUNCTION keep_stage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.jobs WHERE id = NEW.job_id FOR KEY SHARE;
  IF NOT EXISTS (
    SELECT FROM public.job_stages WHERE id = NEW.stage_id AND status = NEW.status
      AND job_id IS NOT DISTINCT FROM (SELECT own.job_id FROM public.job_stages own WHERE own.job_id = NEW.job_id LIMIT 1)
  ) THEN
    NEW.stage_id := public.first_stage(NEW.job_id, NEW.status);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stage BEFORE INSERT OR UPDATE OF status, stage_id ON applications FOR EACH ROW EXECUTE FUNCTION keep_stage();
--> statement-breakpoint
-- All words of a candidate, for the search: the profile, which holds what was read from the CV, and the letter.
CREATE FUNCTION candidate_words(application integer) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT to_tsvector('simple', public.fold(left(concat_ws(' ', p.first_name, p.last_name, p.title, p.location, p.summary, p.category, p.subcategory,
    a.cover_letter,
    (SELECT string_agg(concat_ws(' ', e.position, e.company, e.location, e.description), ' ') FROM public.experiences e WHERE e.professional_id = p.id),
    (SELECT string_agg(concat_ws(' ', d.degree, d.institution, d.field, d.description), ' ') FROM public.education d WHERE d.professional_id = p.id),
    (SELECT string_agg(k.name, ' ') FROM public.professional_skills k WHERE k.professional_id = p.id)), 200000)))
  FROM public.applications a JOIN public.professionals p ON p.id = a.professional_id WHERE a.id = application
$$;
