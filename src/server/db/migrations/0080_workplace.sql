CREATE TABLE "company_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"caption" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "inbox_items" DROP CONSTRAINT "inbox_items_desk_known";--> statement-breakpoint
ALTER TABLE "opened_items" DROP CONSTRAINT "opened_items_queue_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "benefits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "own_benefits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_photos" ADD CONSTRAINT "company_photos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_photos" ADD CONSTRAINT "company_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_photos_file" ON "company_photos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "company_photos_company" ON "company_photos" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "files_workplace_moderation" ON "files" USING btree ("moderation_status","submitted_at") WHERE kind = 'workplace';--> statement-breakpoint
CREATE INDEX "files_workplace_submitted" ON "files" USING btree ("submitted_at") WHERE kind = 'workplace';--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'photo-moderated', 'workplace-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'photo', 'workplace-photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'user', 'campaign', 'audit', 'export', 'webhook'));--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_desk_known" CHECK ("inbox_items"."desk" in ('services', 'cv', 'photos', 'workplaces', 'reviews', 'messages', 'held-ads', 'reports', 'complaints', 'personal-data', 'human-reviews', 'verifications', 'contact', 'enterprise'));--> statement-breakpoint
ALTER TABLE "opened_items" ADD CONSTRAINT "opened_items_queue_known" CHECK ("opened_items"."queue" in ('services', 'cv', 'photos', 'workplaces', 'reviews', 'messages'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'paper', 'note', 'answer', 'workplace'));