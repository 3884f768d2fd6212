CREATE TABLE "service_availability" (
	"professional_id" integer PRIMARY KEY NOT NULL,
	"says" text NOT NULL,
	"starts_on" date,
	"most_orders" integer,
	"confirmed_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "service_availability_says_known" CHECK ("service_availability"."says" in ('now', 'from', 'full', 'unsaid')),
	CONSTRAINT "service_availability_starts_on" CHECK (("service_availability"."says" = 'unsaid') = ("service_availability"."starts_on" is null)),
	CONSTRAINT "service_availability_most_orders" CHECK ("service_availability"."most_orders" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "service_availability" ADD CONSTRAINT "service_availability_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_availability_confirmed" ON "service_availability" USING btree ("confirmed_at") WHERE asked_at is null and says <> 'unsaid';--> statement-breakpoint
CREATE INDEX "hires_in_work" ON "hires" USING btree ("service_id") WHERE status in ('agreed', 'accepted', 'delivered', 'disputed');