CREATE TABLE "order_parts" (
	"hire_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"cents" integer NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "order_parts_hire_id_position_pk" PRIMARY KEY("hire_id","position"),
	CONSTRAINT "order_parts_sound" CHECK ("order_parts"."cents" > 0 and "order_parts"."days" > 0)
);
--> statement-breakpoint
DROP INDEX "hires_delivered";--> statement-breakpoint
ALTER TABLE "hire_events" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "hire_events" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_events" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hire_events" ADD COLUMN "cents" integer;--> statement-breakpoint
ALTER TABLE "hire_events" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "order_name" text;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "includes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "extras" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "rounds_asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "part" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "deliveries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "offer_by" text;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "offer_cents" integer;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hires_next" ON "hires" USING btree ("next_at") WHERE "hires"."next_at" is not null;--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_kind_known" CHECK ("hire_events"."kind" in ('request', 'accept', 'decline', 'cancel', 'deliver', 'approve', 'ask_changes', 'offer_end', 'accept_end', 'drop_offer', 'lapse', 'mark_late', 'give_up'));--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_currency_known" CHECK ("hires"."currency" in ('USD', 'PEN'));--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_offer_by_known" CHECK ("hires"."offer_by" in ('professional', 'company'));--> statement-breakpoint
-- What stands becomes an order of one part: the step of each event, the delivery, and when the clock looks at it next.
UPDATE "hire_events" SET "kind" = CASE "status" WHEN 'requested' THEN 'request' WHEN 'accepted' THEN 'accept' WHEN 'declined' THEN 'decline'
  WHEN 'delivered' THEN 'deliver' WHEN 'completed' THEN 'approve' ELSE 'cancel' END;--> statement-breakpoint
UPDATE "hires" SET "deliveries" = 1 WHERE "status" IN ('delivered', 'completed');--> statement-breakpoint
UPDATE "hires" SET "next_at" = "updated_at" + interval '23 days' WHERE "status" = 'requested';--> statement-breakpoint
UPDATE "hires" SET "next_at" = CASE WHEN "reminded_at" IS NULL THEN "updated_at" + interval '5 days'
  ELSE greatest("updated_at" + interval '7 days', "reminded_at" + interval '2 days') END WHERE "status" = 'delivered';
