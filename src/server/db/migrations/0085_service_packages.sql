ALTER TABLE "services" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "from_cents" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "fastest_days" integer;