CREATE TABLE "billing_details" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"document_kind" text NOT NULL,
	"document_number" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "billing_details_document_kind_known" CHECK ("billing_details"."document_kind" in ('none', 'ruc', 'dni')),
	CONSTRAINT "billing_details_number" CHECK (("billing_details"."document_kind" = 'none') = ("billing_details"."document_number" = ''))
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" integer NOT NULL,
	"charge_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"refunded_before" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"key" uuid NOT NULL,
	"requested_by" integer,
	"requested_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"failure" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount" > 0 and "payment_refunds"."refunded_before" >= 0),
	CONSTRAINT "payment_refunds_reason_known" CHECK ("payment_refunds"."reason" in ('asked', 'not_as_described', 'our_mistake', 'other')),
	CONSTRAINT "payment_refunds_state_known" CHECK ("payment_refunds"."state" in ('waiting', 'sending', 'done', 'cancelled', 'refused')),
	CONSTRAINT "payment_refunds_failure_known" CHECK ("payment_refunds"."failure" in ('no_answer', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_event_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_dni" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_details" ADD CONSTRAINT "billing_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_charge_id_payment_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."payment_charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_key" ON "payment_refunds" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_open" ON "payment_refunds" USING btree ("payment_id") WHERE "payment_refunds"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_state" ON "payment_refunds" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'photo-moderated', 'workplace-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'refund-requested', 'refund-cancelled', 'refund-retried', 'ledger-checked', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent', 'code-created', 'code-ended'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'photo', 'workplace-photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'ledger', 'user', 'campaign', 'audit', 'export', 'webhook', 'code'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_event_known" CHECK ("ledger_transactions"."event" in ('payment_completed', 'charge_received', 'payment_refunded', 'payment_charged_back', 'chargeback_won', 'chargeback_lost', 'provider_fee_charged', 'provider_settled', 'order_funded', 'order_released', 'order_refunded', 'payout_made'));