DROP INDEX "jobs_post_words";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "post_words" text GENERATED ALWAYS AS (' ' || fold(title || ' ' || company_name || ' ' || location || ' ' || coalesce(category, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_post_words" ON "jobs" USING gin ("post_words" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "post_words" SET STATISTICS 1000;--> statement-breakpoint
ANALYZE "jobs";
