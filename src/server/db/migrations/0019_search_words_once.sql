-- A word without an accent has one stem in both dictionaries: named twice, the planner takes it for twice as frequent.
CREATE OR REPLACE FUNCTION job_search_query(phrases text[], exact text[]) RETURNS tsquery
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$
  DECLARE
    result tsquery := '';
    words tsquery;
    known tsquery[] := '{}';
    plain tsquery;
    unaccented tsquery;
    phrase text;
    item text;
  BEGIN
    FOREACH phrase IN ARRAY phrases LOOP
      words := '';
      FOREACH item IN ARRAY string_to_array(phrase, ' ') LOOP
        plain := plainto_tsquery('pg_catalog.spanish', item);
        unaccented := plainto_tsquery('public.spanish_unaccent', item);
        words := words && CASE WHEN plain = unaccented THEN plain ELSE plain || unaccented END;
      END LOOP;
      CONTINUE WHEN words = ANY (known);
      known := known || words;
      result := result || words;
    END LOOP;
    FOREACH item IN ARRAY exact LOOP
      result := result && quote_literal(item)::tsquery;
    END LOOP;
    RETURN result;
  END $$;
