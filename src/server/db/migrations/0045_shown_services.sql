ALTER TABLE "jobs" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
-- Writes the table once; its indexes are rebuilt and its triggers stay.
ALTER TABLE "jobs" ALTER COLUMN "is_active" SET EXPRESSION AS (is_open and not is_withheld and not is_held and taken_down_at is null and deleted_at is null);--> statement-breakpoint
-- What the owner wants keeps the values.
ALTER TABLE "services" RENAME COLUMN "is_active" TO "is_open";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_active" boolean GENERATED ALWAYS AS (is_open and taken_down_at is null and deleted_at is null) STORED NOT NULL;
