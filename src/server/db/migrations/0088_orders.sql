CREATE TABLE "company_reviews" (
	"hire_id" integer PRIMARY KEY NOT NULL,
	"rating" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	CONSTRAINT "company_reviews_rating_range" CHECK ("company_reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "order_file_pieces" (
	"order_file_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "order_file_pieces_order_file_id_start_pk" PRIMARY KEY("order_file_id","start")
);
--> statement-breakpoint
CREATE TABLE "order_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hire_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"event_id" integer,
	"file_id" uuid,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
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
ALTER TABLE "reviews" ADD COLUMN "is_sealed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_reviews" ADD CONSTRAINT "company_reviews_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_file_pieces" ADD CONSTRAINT "order_file_pieces_order_file_id_order_files_id_fk" FOREIGN KEY ("order_file_id") REFERENCES "public"."order_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_event_id_hire_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."hire_events"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_parts" ADD CONSTRAINT "order_parts_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_files_hire" ON "order_files" USING btree ("hire_id");--> statement-breakpoint
CREATE INDEX "order_files_event" ON "order_files" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "hires_next" ON "hires" USING btree ("next_at") WHERE "hires"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_sealed" ON "reviews" USING btree ("created_at") WHERE is_sealed;--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_kind_known" CHECK ("hire_events"."kind" in ('request', 'accept', 'decline', 'cancel', 'deliver', 'approve', 'ask_changes', 'offer_end', 'accept_end', 'drop_offer', 'lapse', 'mark_late', 'give_up'));--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_currency_known" CHECK ("hires"."currency" in ('USD', 'PEN'));--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_offer_by_known" CHECK ("hires"."offer_by" in ('professional', 'company'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'paper', 'note', 'answer', 'workplace', 'order'));--> statement-breakpoint
-- What stands becomes an order of one part: the step of each event, the delivery, and when the clock looks at it next.
UPDATE "hire_events" SET "kind" = CASE "status" WHEN 'requested' THEN 'request' WHEN 'accepted' THEN 'accept' WHEN 'declined' THEN 'decline'
  WHEN 'delivered' THEN 'deliver' WHEN 'completed' THEN 'approve' ELSE 'cancel' END;--> statement-breakpoint
UPDATE "hires" SET "deliveries" = 1 WHERE "status" IN ('delivered', 'completed');--> statement-breakpoint
UPDATE "hires" SET "next_at" = "updated_at" + interval '23 days' WHERE "status" = 'requested';--> statement-breakpoint
UPDATE "hires" SET "next_at" = CASE WHEN "reminded_at" IS NULL THEN "updated_at" + interval '5 days'
  ELSE greatest("updated_at" + interval '7 days', "reminded_at" + interval '2 days') END WHERE "status" = 'delivered';
