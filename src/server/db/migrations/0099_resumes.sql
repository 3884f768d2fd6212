CREATE TABLE "resume_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resume_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resume_id" integer NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"shows_contact" boolean NOT NULL,
	"views" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resumes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"name" text NOT NULL,
	"job_id" integer,
	"layout" text NOT NULL,
	"language" text NOT NULL,
	"pages" integer NOT NULL,
	"with_photo" boolean NOT NULL,
	"sections" text[] NOT NULL,
	"hidden" text[] NOT NULL,
	"first_skills" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resumes_layout_known" CHECK ("resumes"."layout" in ('classic', 'modern', 'compact', 'chronological', 'academic', 'creative')),
	CONSTRAINT "resumes_language_known" CHECK ("resumes"."language" in ('es', 'en')),
	CONSTRAINT "resumes_pages_known" CHECK ("resumes"."pages" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "resume_links" ADD CONSTRAINT "resume_links_resume_id_resumes_id_fk" FOREIGN KEY ("resume_id") REFERENCES "public"."resumes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "resume_links_resume" ON "resume_links" USING btree ("resume_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resume_links_token" ON "resume_links" USING btree ("token");--> statement-breakpoint
CREATE INDEX "resumes_professional" ON "resumes" USING btree ("professional_id","updated_at");--> statement-breakpoint
CREATE INDEX "resumes_job" ON "resumes" USING btree ("job_id");