-- Spanish search: the plain configuration knows stems with accents, the second one forgives their loss.
-- Unaccenting before the stemmer alone harms Spanish, so a document and a query always use both.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION spanish_unaccent (COPY = spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION spanish_unaccent
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
--> statement-breakpoint
-- unaccent() is STABLE because its dictionary can be replaced; ours is fixed, and an index needs IMMUTABLE.
CREATE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, value));
--> statement-breakpoint
CREATE FUNCTION both_vectors(value text, weight "char") RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(to_tsvector('pg_catalog.spanish'::regconfig, coalesce(value, ''))
    || to_tsvector('public.spanish_unaccent'::regconfig, coalesce(value, '')), weight);
--> statement-breakpoint
-- array_to_string() is STABLE for the sake of other element types; of text it is IMMUTABLE in fact.
CREATE FUNCTION immutable_join(value text[]) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ BEGIN RETURN array_to_string(value, ' '); END $$;
--> statement-breakpoint
CREATE FUNCTION job_search_vector(
  title text, company_name text, skills text[], place_department text, location text, requirements text, description text
) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN public.both_vectors(regexp_replace(title, '/[ao]s?\M|\([ao]s?\)|@', '', 'g'), 'A')
    || public.both_vectors(company_name || ' ' || public.immutable_join(skills), 'B')
    || public.both_vectors(location || ' ' || coalesce(place_department, ''), 'C')
    || public.both_vectors(left(requirements, 4000) || ' ' || left(description, 8000), 'D');
