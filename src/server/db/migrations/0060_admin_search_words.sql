ALTER TABLE "services" ADD COLUMN "owner_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- A service is searched by its own words and by those of its professional: in one row, so that one index has all of them.
CREATE FUNCTION owner_words_of(professional integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT public.fold(first_name || ' ' || last_name || ' ' || coalesce(location, ''))
  FROM public.professionals WHERE id = professional
$$;
--> statement-breakpoint
CREATE FUNCTION take_owner_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.owner_words := coalesce(public.owner_words_of(NEW.professional_id), '');
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION give_owner_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.services SET owner_words = public.owner_words_of(NEW.id)
  WHERE professional_id = NEW.id AND owner_words <> public.owner_words_of(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER owner_words BEFORE INSERT ON services FOR EACH ROW EXECUTE FUNCTION take_owner_words();
--> statement-breakpoint
CREATE TRIGGER owner_words AFTER UPDATE OF first_name, last_name, location ON professionals
  FOR EACH ROW EXECUTE FUNCTION give_owner_words();
--> statement-breakpoint
UPDATE services SET owner_words = owner_words_of(professional_id);
--> statement-breakpoint
DROP INDEX services_post_words;
--> statement-breakpoint
CREATE INDEX services_post_words ON services USING gin ((' ' || fold(title || ' ' || category) || ' ' || owner_words) gin_trgm_ops);
--> statement-breakpoint
DROP INDEX professionals_title_words;
--> statement-breakpoint
CREATE INDEX professionals_cv_words ON professionals USING gin ((' ' || fold(first_name || ' ' || last_name || ' ' || coalesce(title, ''))) gin_trgm_ops);
--> statement-breakpoint
-- A word of one row in a thousand must be in the planner's sample: what it believes to be rarer is read by another way.
ALTER INDEX services_post_words ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX professionals_post_words ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX professionals_cv_words ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX jobs_post_words ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
-- The planner knows nothing of the values of a new expression until then.
ANALYZE services;
--> statement-breakpoint
ANALYZE professionals;
--> statement-breakpoint
ANALYZE jobs;
