CREATE TABLE "discount_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"products" text[] NOT NULL,
	"payer" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"most_per_account" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"ended_at" timestamp with time zone,
	"ended_by" integer,
	CONSTRAINT "discount_codes_kind_known" CHECK ("discount_codes"."kind" in ('percent', 'amount', 'months')),
	CONSTRAINT "discount_codes_payer_known" CHECK ("discount_codes"."payer" in ('company', 'professional')),
	CONSTRAINT "discount_codes_value_positive" CHECK ("discount_codes"."value" >= 1 and ("discount_codes"."kind" <> 'percent' or "discount_codes"."value" <= 100)),
	CONSTRAINT "discount_codes_limits_positive" CHECK ("discount_codes"."most_uses" >= 1 and "discount_codes"."most_per_account" >= 1)
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "months" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "code_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_to" text;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_ended_by_admins_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_codes_code" ON "discount_codes" USING btree ("code");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_code" ON "payments" USING btree ("code_id") WHERE "payments"."code_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'photo-moderated', 'workplace-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent', 'code-created', 'code-ended'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'photo', 'workplace-photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'user', 'campaign', 'audit', 'export', 'webhook', 'code'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_discount_positive" CHECK ("payments"."discount" >= 0 and "payments"."amount" >= 0 and "payments"."months" >= 1);