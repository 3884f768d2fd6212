CREATE TABLE "document_issues" (
	"document_id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"number" text,
	"reason" text,
	"sends" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "document_issues_state_known" CHECK ("document_issues"."state" in ('waiting', 'accepted', 'refused')),
	CONSTRAINT "document_issues_answer" CHECK (("document_issues"."state" = 'accepted') = ("document_issues"."number" is not null) and ("document_issues"."state" = 'refused') = ("document_issues"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"day" date NOT NULL,
	"base" text NOT NULL,
	"quote" text NOT NULL,
	"rate" numeric(10, 4) NOT NULL,
	"source" text NOT NULL,
	"typed_by" integer,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_rates_base_quote_day_pk" PRIMARY KEY("base","quote","day"),
	CONSTRAINT "exchange_rates_base_known" CHECK ("exchange_rates"."base" in ('USD')),
	CONSTRAINT "exchange_rates_quote_known" CHECK ("exchange_rates"."quote" in ('PEN')),
	CONSTRAINT "exchange_rates_rate" CHECK ("exchange_rates"."rate" > 0 and "exchange_rates"."source" <> '')
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "igv_percent" numeric(5, 2) DEFAULT 18 NOT NULL;--> statement-breakpoint
-- What was issued until now had 18 %; from now on each document says its own.
ALTER TABLE "documents" ALTER COLUMN "igv_percent" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "soles_rate" numeric(10, 4);--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "soles_rate_day" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "soles_rate_source" text;--> statement-breakpoint
ALTER TABLE "payment_charges" ADD COLUMN "fee" integer;--> statement-breakpoint
ALTER TABLE "payment_charges" ADD COLUMN "fee_currency" text;--> statement-breakpoint
ALTER TABLE "exchange_rates" ADD CONSTRAINT "exchange_rates_typed_by_admins_id_fk" FOREIGN KEY ("typed_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_issues_number" ON "document_issues" USING btree ("number");--> statement-breakpoint
CREATE INDEX "document_issues_state" ON "document_issues" USING btree ("state","document_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'photo-moderated', 'workplace-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'refund-requested', 'refund-cancelled', 'refund-retried', 'ledger-checked', 'exchange-rate-typed', 'document-resent', 'payouts-prepared', 'payouts-exported', 'payouts-marked', 'dispute-decided', 'dispute-decision-undone', 'dispute-messages-read', 'dispute-file-read', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent', 'code-created', 'code-ended'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'photo', 'workplace-photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'ledger', 'exchange-rate', 'document', 'payout-list', 'dispute', 'user', 'campaign', 'audit', 'export', 'webhook', 'code'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_igv_percent" CHECK ("documents"."igv_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_soles_rate" CHECK (num_nulls("documents"."soles_rate", "documents"."soles_rate_day", "documents"."soles_rate_source") in (0, 3) and ("documents"."soles_rate" is null or ("documents"."soles_rate" > 0 and "documents"."currency" <> 'PEN')));--> statement-breakpoint
ALTER TABLE "payment_charges" ADD CONSTRAINT "payment_charges_fee_currency_known" CHECK ("payment_charges"."fee_currency" in ('USD', 'PEN'));--> statement-breakpoint
ALTER TABLE "payment_charges" ADD CONSTRAINT "payment_charges_fee" CHECK (("payment_charges"."fee" is null) = ("payment_charges"."fee_currency" is null) and "payment_charges"."fee" >= 0);