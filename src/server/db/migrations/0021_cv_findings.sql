CREATE TABLE "cv_findings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_findings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"professional_id" integer NOT NULL,
	"cv_id" uuid,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"place" text,
	"start_date" text,
	"end_date" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"experience_id" integer,
	"education_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cv_findings_once" UNIQUE NULLS NOT DISTINCT("professional_id","kind","what","place","start_date","end_date","is_current")
);
--> statement-breakpoint
ALTER TABLE "cv_findings" ADD CONSTRAINT "cv_findings_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_findings" ADD CONSTRAINT "cv_findings_cv_id_files_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_findings" ADD CONSTRAINT "cv_findings_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_findings" ADD CONSTRAINT "cv_findings_education_id_education_id_fk" FOREIGN KEY ("education_id") REFERENCES "public"."education"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_findings_cv" ON "cv_findings" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "cv_findings_experience" ON "cv_findings" USING btree ("experience_id");--> statement-breakpoint
CREATE INDEX "cv_findings_education" ON "cv_findings" USING btree ("education_id");--> statement-breakpoint
-- What stands in profiles as a CV said it was read as that. What a person has corrected since is theirs, and what it was read as nobody wrote down.
INSERT INTO "cv_findings" ("professional_id", "cv_id", "kind", "what", "place", "start_date", "end_date", "is_current", "experience_id", "created_at")
  SELECT e.professional_id, p.read_cv_id, 'experience', e.position, e.company, e.start_date, e.end_date, e.is_current, e.id, e.created_at
  FROM "experiences" e JOIN "professionals" p ON p.id = e.professional_id WHERE e.source = 'cv'
  ORDER BY e.id ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "cv_findings" ("professional_id", "cv_id", "kind", "what", "place", "start_date", "end_date", "is_current", "education_id", "created_at")
  SELECT e.professional_id, p.read_cv_id, 'education', e.degree, e.institution, e.start_date, e.end_date, e.is_current, e.id, e.created_at
  FROM "education" e JOIN "professionals" p ON p.id = e.professional_id WHERE e.source = 'cv'
  ORDER BY e.id ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "cv_findings" ("professional_id", "cv_id", "kind", "what", "created_at")
  SELECT s.professional_id, p.read_cv_id, s.kind, s.name, s.created_at
  FROM "professional_skills" s JOIN "professionals" p ON p.id = s.professional_id
  WHERE s.source = 'cv' AND p.read_cv_id IS NOT NULL
  ORDER BY s.id ON CONFLICT DO NOTHING;
