CREATE TABLE "profile_views" (
	"professional_id" integer NOT NULL,
	"day" date NOT NULL,
	"by_companies" integer DEFAULT 0 NOT NULL,
	"by_others" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "profile_views_professional_id_day_pk" PRIMARY KEY("professional_id","day")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "send_key" text;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_send_key" ON "messages" USING btree ("conversation_id","sender_id","send_key") WHERE "messages"."send_key" is not null;--> statement-breakpoint
CREATE INDEX "hires_delivered" ON "hires" USING btree ("updated_at") WHERE "hires"."status" = 'delivered';