CREATE TABLE "job_place_counts" (
	"place_department" text NOT NULL,
	"place_province" text NOT NULL,
	"place_district" text NOT NULL,
	"category" text NOT NULL,
	"mode" text NOT NULL,
	"experience" text NOT NULL,
	"has_salary" boolean NOT NULL,
	"is_premium" boolean NOT NULL,
	"jobs" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_place_counts_combination" PRIMARY KEY("place_department","place_province","place_district","category","mode","experience","has_salary","is_premium")
);

--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_job_counts() RETURNS trigger LANGUAGE plpgsql AS $$
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
  EXECUTE format($sql$
    INSERT INTO job_place_counts AS kept
      (place_department, place_province, place_district, category, mode, experience, has_salary, is_premium, jobs)
    SELECT place_department, coalesce(place_province, ''), coalesce(place_district, ''), coalesce(category, ''), mode,
           coalesce(experience, ''), num_nonnulls(salary_min, salary_max) > 0, is_premium, sum(sign)
    FROM (%s) AS changed WHERE is_active AND place_department IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(sign) <> 0
    ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (place_department, place_province, place_district, category, mode, experience, has_salary, is_premium)
    DO UPDATE SET jobs = kept.jobs + excluded.jobs, changed_at = now()$sql$, changed_rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO job_place_counts
  (place_department, place_province, place_district, category, mode, experience, has_salary, is_premium, jobs)
SELECT place_department, coalesce(place_province, ''), coalesce(place_district, ''), coalesce(category, ''), mode,
       coalesce(experience, ''), num_nonnulls(salary_min, salary_max) > 0, is_premium, count(*)
FROM jobs WHERE is_active AND place_department IS NOT NULL
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
-- What a minimum pay is compared with: the top of a range by the month.
CREATE INDEX jobs_monthly_pay ON jobs (salary_currency, (coalesce(salary_max, salary_min)))
  WHERE is_active AND salary_period = 'month';
--> statement-breakpoint
-- The planner does not use what it knows of a partial index: without this it walks all jobs for a pay that none has.
CREATE STATISTICS jobs_pay_top ON (coalesce(salary_max, salary_min)) FROM jobs;
