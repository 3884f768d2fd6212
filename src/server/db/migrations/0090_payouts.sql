CREATE TABLE "payout_destinations" (
	"user_id" integer NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"last_four" text NOT NULL,
	"holder" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_destinations_user_id_currency_pk" PRIMARY KEY("user_id","currency"),
	CONSTRAINT "payout_destinations_currency_known" CHECK ("payout_destinations"."currency" in ('USD', 'PEN')),
	CONSTRAINT "payout_destinations_kind_known" CHECK ("payout_destinations"."kind" in ('cci', 'yape')),
	CONSTRAINT "payout_destinations_yape_soles" CHECK ("payout_destinations"."kind" <> 'yape' or "payout_destinations"."currency" = 'PEN')
);
--> statement-breakpoint
CREATE TABLE "payout_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"prepared_at" timestamp with time zone NOT NULL,
	"prepared_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"party_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"sealed" "bytea",
	"last_four" text NOT NULL,
	"holder" text NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'listed' NOT NULL,
	"failure" text,
	"marked_at" timestamp with time zone,
	"turn" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payouts_currency_known" CHECK ("payouts"."currency" in ('USD', 'PEN')),
	CONSTRAINT "payouts_kind_known" CHECK ("payouts"."kind" in ('cci', 'yape')),
	CONSTRAINT "payouts_status_known" CHECK ("payouts"."status" in ('listed', 'paid', 'failed')),
	CONSTRAINT "payouts_failure_known" CHECK ("payouts"."failure" in ('wrong-number', 'other-holder', 'closed-account', 'bank-refused')),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0),
	CONSTRAINT "payouts_failure_named" CHECK (("payouts"."status" = 'failed') = ("payouts"."failure" is not null)),
	CONSTRAINT "payouts_mark_dated" CHECK (("payouts"."status" = 'listed') = ("payouts"."marked_at" is null)),
	CONSTRAINT "payouts_settled_marked" CHECK ("payouts"."settled_at" is null or "payouts"."status" <> 'listed')
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "payout_destinations" ADD CONSTRAINT "payout_destinations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_list_id_payout_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."payout_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_one_open" ON "payouts" USING btree ("party_id","currency") WHERE "payouts"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "payouts_list" ON "payouts" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "payouts_party" ON "payouts" USING btree ("party_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'photo-moderated', 'workplace-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'refund-requested', 'refund-cancelled', 'refund-retried', 'ledger-checked', 'payouts-prepared', 'payouts-exported', 'payouts-marked', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent', 'code-created', 'code-ended'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'photo', 'workplace-photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'ledger', 'payout-list', 'user', 'campaign', 'audit', 'export', 'webhook', 'code'));