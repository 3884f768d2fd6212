-- Indexes and triggers of the job lists, by hand: drizzle's DESC means NULLS LAST in an index and NULLS FIRST in a query.
CREATE INDEX jobs_newest ON jobs (published_at DESC, id DESC) WHERE is_active;
--> statement-breakpoint
CREATE INDEX jobs_newest_by_category ON jobs (category, published_at DESC, id DESC) WHERE is_active;
--> statement-breakpoint
CREATE INDEX jobs_newest_by_department ON jobs (place_department, published_at DESC, id DESC) WHERE is_active;
--> statement-breakpoint
CREATE INDEX jobs_newest_by_category_and_department ON jobs (category, place_department, published_at DESC, id DESC) WHERE is_active;
--> statement-breakpoint
CREATE INDEX jobs_newest_by_province ON jobs (place_province, published_at DESC, id DESC) WHERE is_active;
--> statement-breakpoint
CREATE INDEX jobs_newest_by_district ON jobs (place_district, published_at DESC, id DESC) WHERE is_active;
--> statement-breakpoint
CREATE INDEX jobs_newest_by_mode ON jobs (mode, published_at DESC, id DESC) WHERE is_active;
--> statement-breakpoint
CREATE INDEX jobs_newest_premium ON jobs (published_at DESC, id DESC) WHERE is_active AND is_premium;
--> statement-breakpoint
CREATE INDEX jobs_search ON jobs USING gin (search) WITH (fastupdate = off) WHERE is_active;
--> statement-breakpoint
-- The vector is read again for every match that is ranked: it stays in the row, the long texts leave it.
ALTER TABLE jobs ALTER COLUMN search SET STORAGE MAIN;
--> statement-breakpoint
-- A district lies in one province: without this the planner multiplies what is one condition.
CREATE STATISTICS jobs_places (dependencies) ON place_department, place_province, place_district FROM jobs;
--> statement-breakpoint
-- More words whose frequency is known: how a search is done hangs on how rare its words are.
ALTER TABLE jobs ALTER COLUMN search SET STATISTICS 500;
--> statement-breakpoint
CREATE INDEX job_words_similar ON job_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION keep_job_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM new_rows'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM old_rows'
    ELSE 'SELECT 1 AS sign, * FROM new_rows UNION ALL SELECT -1 AS sign, * FROM old_rows' END;
BEGIN
  -- Always in one order, so that two transactions wait for each other at most in a row, never in a circle.
  EXECUTE format($sql$
    INSERT INTO job_counts AS kept (category, place_department, mode, experience, has_salary, is_premium, jobs)
    SELECT coalesce(category, ''), coalesce(place_department, ''), mode, coalesce(experience, ''),
           num_nonnulls(salary_min, salary_max) > 0, is_premium, sum(sign)
    FROM (%s) AS changed WHERE is_active
    GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(sign) <> 0
    ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (category, place_department, mode, experience, has_salary, is_premium)
    DO UPDATE SET jobs = kept.jobs + excluded.jobs$sql$, changed_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_words (word)
  SELECT DISTINCT word
  FROM new_rows,
       regexp_split_to_table(public.fold(title || ' ' || company_name || ' ' || array_to_string(skills, ' ')), '[^a-z]+') AS word
  WHERE length(word) BETWEEN 4 AND 30
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER job_counts_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
--> statement-breakpoint
CREATE TRIGGER job_counts_updated AFTER UPDATE ON jobs REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
--> statement-breakpoint
CREATE TRIGGER job_counts_deleted AFTER DELETE ON jobs REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_counts();
--> statement-breakpoint
CREATE TRIGGER job_words_inserted AFTER INSERT ON jobs REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_words();
--> statement-breakpoint
CREATE TRIGGER job_words_updated AFTER UPDATE ON jobs REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_job_words();
