CREATE TABLE "order_payments" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"price" integer NOT NULL,
	"fee_rate" integer NOT NULL,
	"held_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"released" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_payments_released" CHECK ("order_payments"."released" between 0 and "order_payments"."price"),
	CONSTRAINT "order_payments_price" CHECK ("order_payments"."price" > 0 and "order_payments"."fee_rate" >= 0),
	CONSTRAINT "order_payments_settled" CHECK ("order_payments"."settled_at" is null or "order_payments"."held_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "hire_events" DROP CONSTRAINT "hire_events_status_known";--> statement-breakpoint
ALTER TABLE "hire_events" DROP CONSTRAINT "hire_events_kind_known";--> statement-breakpoint
ALTER TABLE "hires" DROP CONSTRAINT "hires_status_known";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_known";--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_reason_known";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_product_known";--> statement-breakpoint
ALTER TABLE "hire_events" ADD COLUMN "released_cents" integer;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "fee_rate" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "order_part" integer;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_payments_held" ON "order_payments" USING btree ("held_at") WHERE "order_payments"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id") WHERE "payments"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_status_known" CHECK ("hire_events"."status" in ('requested', 'agreed', 'accepted', 'declined', 'delivered', 'completed', 'cancelled', 'disputed', 'decided'));--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_kind_known" CHECK ("hire_events"."kind" in ('request', 'accept', 'decline', 'cancel', 'deliver', 'approve', 'ask_changes', 'offer_end', 'accept_end', 'drop_offer', 'lapse', 'mark_late', 'give_up', 'dispute', 'answer_dispute', 'add_evidence', 'escalate', 'withdraw_dispute', 'finish_work', 'decide', 'fund', 'lose_money', 'invoice'));--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_fee_rate" CHECK ("hires"."fee_rate" between 0 and 5000);--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_status_known" CHECK ("hires"."status" in ('requested', 'agreed', 'accepted', 'declined', 'delivered', 'completed', 'cancelled', 'disputed', 'decided'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_known" CHECK ("ledger_entries"."account" in ('provider_cash', 'bank_cash', 'contested_money', 'sales_professional_premium', 'sales_company_premium', 'sales_premium_job', 'sales_chat', 'order_fees', 'order_losses', 'igv_payable', 'refunds_due', 'customer_money', 'payouts_due', 'provider_fees'));--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_reason_known" CHECK ("payment_refunds"."reason" in ('asked', 'not_as_described', 'our_mistake', 'other', 'order_ended'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order" CHECK (("payments"."product" = 'order') = ("payments"."order_id" is not null and "payments"."order_part" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_product_known" CHECK ("payments"."product" in ('professional_premium', 'professional_premium_trial', 'company_premium', 'company_premium_trial', 'premium_job', 'chat_activation', 'order'));