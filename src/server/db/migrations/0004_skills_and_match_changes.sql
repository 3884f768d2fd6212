INSERT INTO professional_skills (professional_id, kind, name, created_at)
SELECT professionals.id, 'technical', trim(skill), professionals.created_at
FROM professionals, regexp_split_to_table(skills, '\s*,\s*') WITH ORDINALITY AS listed (skill, place)
WHERE trim(skill) <> ''
ORDER BY professionals.id, place
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE "professionals" DROP COLUMN "skills";
--> statement-breakpoint
-- Arguments: the subject, and the column that names it. One row for each changed subject, and one notification at commit.
CREATE FUNCTION keep_match_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_rows text := CASE TG_OP WHEN 'DELETE' THEN 'old_rows' ELSE 'new_rows' END;
  changed bigint;
BEGIN
  EXECUTE format('INSERT INTO match_changes (subject, subject_id) SELECT DISTINCT %L, %I FROM %I',
                 TG_ARGV[0], TG_ARGV[1], changed_rows);
  GET DIAGNOSTICS changed = ROW_COUNT;
  IF changed > 0 THEN PERFORM pg_notify('qhatu_changes', 'matching'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  followed text[];
BEGIN
  FOREACH followed SLICE 1 IN ARRAY ARRAY[
    ['jobs', 'job', 'id'], ['professionals', 'professional', 'id'], ['experiences', 'professional', 'professional_id'],
    ['education', 'professional', 'professional_id'], ['professional_skills', 'professional', 'professional_id']]
  LOOP
    EXECUTE format('CREATE TRIGGER match_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION keep_match_changes(%L, %L)', followed[1], followed[2], followed[3]);
    EXECUTE format('CREATE TRIGGER match_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS new_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION keep_match_changes(%L, %L)', followed[1], followed[2], followed[3]);
    EXECUTE format('CREATE TRIGGER match_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows '
      'FOR EACH STATEMENT EXECUTE FUNCTION keep_match_changes(%L, %L)', followed[1], followed[2], followed[3]);
  END LOOP;
END $$;
