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
-- Exact skill names (c#, node.js) are lexemes of their own, marked by a leading '=': stemming would lose their signs.
CREATE FUNCTION job_search_vector(title text, company_and_skills text, place text, body text, exact text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN public.both_vectors(title, 'A')
    || public.both_vectors(company_and_skills, 'B')
    || public.both_vectors(place, 'C')
    || public.both_vectors(body, 'D')
    || array_to_tsvector(exact);
--> statement-breakpoint
-- Any of the phrases (every word of it, in either configuration) together with every exact skill.
CREATE FUNCTION job_search_query(phrases text[], exact text[]) RETURNS tsquery
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
  DECLARE
    result tsquery := '';
    words tsquery;
    phrase text;
    item text;
  BEGIN
    FOREACH phrase IN ARRAY phrases LOOP
      words := '';
      FOREACH item IN ARRAY string_to_array(phrase, ' ') LOOP
        words := words && (plainto_tsquery('pg_catalog.spanish', item) || plainto_tsquery('public.spanish_unaccent', item));
      END LOOP;
      result := result || words;
    END LOOP;
    FOREACH item IN ARRAY exact LOOP
      result := result && quote_literal(item)::tsquery;
    END LOOP;
    RETURN result;
  END $$;
