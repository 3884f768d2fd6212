ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_applications" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ALTER COLUMN "visibility" SET DEFAULT 'applied';--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "visibility_chosen_at" timestamp with time zone;--> statement-breakpoint
-- Who sells a service asked to be found, and who named companies or chose the stricter way has chosen. Nobody asked everyone else:
-- their profile is for the companies that they apply to, until they say otherwise.
UPDATE "professionals" SET "visibility_chosen_at" = now() WHERE "visibility" = 'applied'
  OR EXISTS (SELECT 1 FROM "services" AS sold WHERE sold."professional_id" = "professionals"."id" AND sold."deleted_at" IS NULL AND sold."is_active")
  OR EXISTS (SELECT 1 FROM "hidden_from_companies" AS hidden WHERE hidden."professional_id" = "professionals"."id");--> statement-breakpoint
UPDATE "professionals" SET "visibility" = 'applied' WHERE "visibility_chosen_at" IS NULL;--> statement-breakpoint
-- Places that were stored with their address: the place as it was read before, else what stands behind the last number, else nothing.
CREATE OR REPLACE FUNCTION "pg_temp"."names_street"(written text) RETURNS boolean LANGUAGE sql AS $$
  SELECT written ~* '(\d|\m(av|avda|ave|avenida|jr|jir[oó]n|calle|ca|psje|pje|pasaje|prol|prolongaci[oó]n|carretera|malec[oó]n|urb|urbanizaci[oó]n|mz|mza|manzana|lt|lte|lote|aa\.? ?hh|a\.h|asentamiento|pp\.? ?jj|coop|asoc|asociaci[oó]n|residencial|condominio|conjunto|block|bloque|edificio|sector|etapa|km|street|avenue|road)\M)'
$$;--> statement-breakpoint
UPDATE "professionals" SET "location" = CASE
    WHEN "place_district" = 'Lima' THEN 'Cercado de Lima'
    WHEN "place_district" <> "place_department" THEN "place_district" || ', ' || "place_department"
    WHEN "place_district" IS NOT NULL THEN "place_district"
    WHEN "place_province" = 'Lima' THEN 'Lima Metropolitana'
    WHEN "place_province" <> "place_department" THEN "place_province" || ', ' || "place_department"
    ELSE "place_department"
  END
  WHERE "place_department" IS NOT NULL
    AND ("pg_temp"."names_street"("location")
      -- A quarter before the place is an address, too: 'Los Álamos, La Molina'.
      OR fold(split_part("location", ',', 1)) <> fold("place_district")
      OR ("place_district" IS NULL AND "location" LIKE '%,%,%'
        AND fold(split_part("location", ',', 1)) NOT IN (fold("place_department"), fold(coalesce("place_province", "place_department")))));--> statement-breakpoint
UPDATE "professionals" SET "location" = nullif(btrim(regexp_replace("location", '^.*\d[^,]*,?', '')), '')
  WHERE "place_department" IS NULL AND "location" ~ '\d';--> statement-breakpoint
UPDATE "professionals" SET "location" = NULL
  WHERE "place_department" IS NULL AND "pg_temp"."names_street"("location");--> statement-breakpoint
UPDATE "experiences" SET "location" = nullif(btrim(regexp_replace("location", '^.*\d[^,]*,?', '')), '') WHERE "location" ~ '\d';--> statement-breakpoint
UPDATE "experiences" SET "location" = NULL WHERE "pg_temp"."names_street"("location");
