ALTER TABLE "services" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
-- Services published before: their words without the exact skills, which the next edit adds; prices as they were written so far.
UPDATE services SET
  search = job_search_vector(title, category || ' ' || tools, '', description || E'\n' || requirements, '{}'),
  price_cents = CASE WHEN price ~ '^\$\d{1,7}(\.\d{2})?$' THEN round(substr(price, 2)::numeric * 100)::int END;
