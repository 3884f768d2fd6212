CREATE TABLE "candidate_scores" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"score" integer,
	"basis" text NOT NULL,
	"job_version" integer NOT NULL,
	"professional_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_versions" (
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "match_versions_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_scores" ADD CONSTRAINT "candidate_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Counts the changes as well, for scores that are kept. What was just made has no score that could be old.
CREATE OR REPLACE FUNCTION keep_match_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_rows text := CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END;
  changed bigint;
BEGIN
  EXECUTE format('INSERT INTO match_changes (subject, subject_id) SELECT DISTINCT %L, %I FROM %I',
                 TG_ARGV[0], TG_ARGV[1], changed_rows);
  GET DIAGNOSTICS changed = ROW_COUNT;
  IF changed > 0 THEN PERFORM pg_notify('qhatu_changes', 'matching'); END IF;
  IF TG_OP <> 'INSERT' OR TG_ARGV[1] <> 'id' THEN
    EXECUTE format('INSERT INTO match_versions (subject, subject_id) '
                   'SELECT %L, subject_id FROM (SELECT DISTINCT %I AS subject_id FROM %I) AS changed ORDER BY subject_id '
                   'ON CONFLICT (subject, subject_id) DO UPDATE SET version = match_versions.version + 1',
                   TG_ARGV[0], TG_ARGV[1], changed_rows);
  END IF;
  RETURN NULL;
END $$;
