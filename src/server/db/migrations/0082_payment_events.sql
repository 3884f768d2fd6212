CREATE TABLE "payment_charges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"method" text NOT NULL,
	"bought_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"returned" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_charges_provider_known" CHECK ("payment_charges"."provider" in ('test', 'stripe', 'mercadopago')),
	CONSTRAINT "payment_charges_dispute_known" CHECK ("payment_charges"."dispute" in ('none', 'open', 'won', 'lost')),
	CONSTRAINT "payment_charges_method_known" CHECK ("payment_charges"."method" in ('card', 'yape', 'account', 'bank', 'cash', 'other')),
	CONSTRAINT "payment_charges_returned_known" CHECK ("payment_charges"."returned" in ('paid_twice', 'wrong_amount', 'wrong_currency')),
	CONSTRAINT "payment_charges_amount" CHECK ("payment_charges"."amount" > 0 and "payment_charges"."refunded" between 0 and "payment_charges"."amount"),
	CONSTRAINT "payment_charges_one_use" CHECK ("payment_charges"."bought_at" is null or "payment_charges"."returned" is null)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "payment_events_provider_known" CHECK ("payment_events"."provider" in ('test', 'stripe', 'mercadopago')),
	CONSTRAINT "payment_events_subject_kind_known" CHECK ("payment_events"."subject_kind" in ('checkout', 'charge')),
	CONSTRAINT "payment_events_outcome_known" CHECK ("payment_events"."outcome" in ('booked', 'unknown'))
);
--> statement-breakpoint
CREATE TABLE "test_checkouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"checkout_key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"page" text NOT NULL,
	"charges" jsonb NOT NULL,
	"refund_keys" text[] NOT NULL,
	CONSTRAINT "test_checkouts_page_known" CHECK ("test_checkouts"."page" in ('open', 'refused', 'left'))
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_charges" ADD CONSTRAINT "payment_charges_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_charges_reference" ON "payment_charges" USING btree ("provider","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_charges_bought" ON "payment_charges" USING btree ("payment_id") WHERE "payment_charges"."bought_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_charges_payment" ON "payment_charges" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_event" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "test_checkouts_key" ON "test_checkouts" USING btree ("checkout_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_checkout_key" ON "payments" USING btree ("checkout_key");--> statement-breakpoint
CREATE INDEX "payments_check_at" ON "payments" USING btree ("check_at") WHERE "payments"."check_at" is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_failure_known" CHECK ("payments"."failure" in ('refused', 'left'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_known" CHECK ("payments"."method" in ('card', 'yape', 'account', 'bank', 'cash', 'other'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_provider_known" CHECK ("payments"."provider" in ('none', 'test', 'stripe', 'mercadopago'));