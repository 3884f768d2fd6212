ALTER TABLE "candidate_scores" ADD COLUMN "industry" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION set_score_industry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT companies.industry INTO NEW.industry
  FROM public.applications JOIN public.jobs ON jobs.id = applications.job_id JOIN public.companies ON companies.id = jobs.company_id
  WHERE applications.id = NEW.application_id;
  NEW.industry := coalesce(NEW.industry, '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER score_industry BEFORE INSERT ON candidate_scores
  FOR EACH ROW EXECUTE FUNCTION set_score_industry();
--> statement-breakpoint
CREATE FUNCTION keep_score_industry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.candidate_scores SET industry = NEW.industry
  FROM public.applications JOIN public.jobs ON jobs.id = applications.job_id
  WHERE applications.id = candidate_scores.application_id AND jobs.company_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER score_industry AFTER UPDATE OF industry ON companies
  FOR EACH ROW WHEN (OLD.industry IS DISTINCT FROM NEW.industry) EXECUTE FUNCTION keep_score_industry();
--> statement-breakpoint
UPDATE candidate_scores SET industry = companies.industry
FROM applications JOIN jobs ON jobs.id = applications.job_id JOIN companies ON companies.id = jobs.company_id
WHERE applications.id = candidate_scores.application_id AND companies.industry <> '';
--> statement-breakpoint
CREATE INDEX "candidate_scores_of_industry" ON "candidate_scores" USING btree ("industry","score","applied_at","application_id");
--> statement-breakpoint
-- With the id, so that the applications of many ads are counted without reading them.
DROP INDEX applications_one_per_job;
--> statement-breakpoint
CREATE UNIQUE INDEX applications_one_per_job ON applications (job_id, professional_id) INCLUDE (id) WHERE withdrawn_at is null;
