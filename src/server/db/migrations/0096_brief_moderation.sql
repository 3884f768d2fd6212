CREATE TABLE "brief_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"brief_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brief_invitations" (
	"brief_id" integer NOT NULL,
	"professional_id" integer NOT NULL,
	"invited_by" integer,
	"reasons" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"is_told" boolean DEFAULT true NOT NULL,
	CONSTRAINT "brief_invitations_brief_id_professional_id_pk" PRIMARY KEY("brief_id","professional_id")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "inbox_items" DROP CONSTRAINT "inbox_items_desk_known";--> statement-breakpoint
ALTER TABLE "opened_items" DROP CONSTRAINT "opened_items_queue_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "abuse_reports" DROP CONSTRAINT "abuse_reports_one_thing";--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "holds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "allowed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "company_answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "moderation_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "moderation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "moderated_by" integer;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "brief_id" integer;--> statement-breakpoint
ALTER TABLE "brief_files" ADD CONSTRAINT "brief_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_files" ADD CONSTRAINT "brief_files_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_invitations" ADD CONSTRAINT "brief_invitations_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_invitations" ADD CONSTRAINT "brief_invitations_professional_id_professionals_id_fk" FOREIGN KEY ("professional_id") REFERENCES "public"."professionals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_invitations" ADD CONSTRAINT "brief_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_files_brief" ON "brief_files" USING btree ("brief_id");--> statement-breakpoint
CREATE INDEX "brief_invitations_professional" ON "brief_invitations" USING btree ("professional_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "brief_invitations_inviter" ON "brief_invitations" USING btree ("invited_by") WHERE "brief_invitations"."invited_by" is not null;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_moderated_by_admins_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefs_moderation" ON "briefs" USING btree ("moderation_status","submitted_at") WHERE status <> 'draft';--> statement-breakpoint
CREATE INDEX "abuse_reports_brief" ON "abuse_reports" USING btree ("brief_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'brief-moderated', 'cv-moderated', 'photo-moderated', 'workplace-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'refund-requested', 'refund-cancelled', 'refund-retried', 'ledger-checked', 'exchange-rate-typed', 'document-resent', 'payouts-prepared', 'payouts-exported', 'payouts-marked', 'dispute-decided', 'dispute-decision-undone', 'dispute-messages-read', 'dispute-file-read', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent', 'code-created', 'code-ended'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'brief', 'cv', 'photo', 'workplace-photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'ledger', 'exchange-rate', 'document', 'payout-list', 'dispute', 'user', 'campaign', 'audit', 'export', 'webhook', 'code'));--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_moderation_status_known" CHECK ("briefs"."moderation_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_desk_known" CHECK ("inbox_items"."desk" in ('services', 'briefs', 'cv', 'photos', 'workplaces', 'reviews', 'messages', 'held-ads', 'reports', 'disputes', 'complaints', 'personal-data', 'human-reviews', 'verifications', 'contact', 'enterprise'));--> statement-breakpoint
ALTER TABLE "opened_items" ADD CONSTRAINT "opened_items_queue_known" CHECK ("opened_items"."queue" in ('services', 'briefs', 'cv', 'photos', 'workplaces', 'reviews', 'messages'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'work', 'paper', 'note', 'answer', 'workplace', 'order', 'brief'));--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_one_thing" CHECK (num_nonnulls("abuse_reports"."job_id", "abuse_reports"."service_id", "abuse_reports"."brief_id", "abuse_reports"."review_id", "abuse_reports"."user_id") = 1);--> statement-breakpoint
-- What professionals already see stays visible.
UPDATE "briefs" SET "moderation_status" = 'approved' WHERE "status" <> 'draft';
