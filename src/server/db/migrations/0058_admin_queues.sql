ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "inbox_items" DROP CONSTRAINT "inbox_items_desk_known";--> statement-breakpoint
ALTER TABLE "opened_items" DROP CONSTRAINT "opened_items_queue_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "moderation_status" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "moderation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "moderated_by" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "moderation_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "moderation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "moderated_by" integer;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_moderated_by_admins_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_moderated_by_admins_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "abuse_reports" ADD CONSTRAINT "abuse_reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_moderation" ON "messages" USING btree ("moderation_status","submitted_at","id") WHERE moderation_status is not null;--> statement-breakpoint
CREATE INDEX "files_photo_moderation" ON "files" USING btree ("moderation_status","submitted_at") WHERE kind in ('photo', 'logo');--> statement-breakpoint
CREATE INDEX "files_photo_submitted" ON "files" USING btree ("submitted_at") WHERE kind in ('photo', 'logo');--> statement-breakpoint
CREATE INDEX "reviews_moderation" ON "reviews" USING btree ("moderation_status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_submitted" ON "reviews" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "abuse_reports_message" ON "abuse_reports" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'photo-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'user', 'campaign', 'audit', 'export', 'webhook'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_moderation_status_known" CHECK ("messages"."moderation_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_desk_known" CHECK ("inbox_items"."desk" in ('services', 'cv', 'photos', 'reviews', 'messages', 'held-ads', 'reports', 'complaints', 'personal-data', 'human-reviews', 'verifications', 'contact', 'enterprise'));--> statement-breakpoint
ALTER TABLE "opened_items" ADD CONSTRAINT "opened_items_queue_known" CHECK ("opened_items"."queue" in ('services', 'cv', 'photos', 'reviews', 'messages'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_moderation_status_known" CHECK ("reviews"."moderation_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
-- What was there before counts as approved: nobody looks through years of photos and reviews. A report makes it pending.
UPDATE "files" SET "moderation_status" = 'approved', "submitted_at" = "created_at" WHERE kind IN ('photo', 'logo');--> statement-breakpoint
UPDATE "reviews" SET "moderation_status" = 'approved', "submitted_at" = "created_at";--> statement-breakpoint
-- What the queues are searched by. The queries have the same expressions.
CREATE INDEX users_name_words ON users USING gin ((' ' || sort_name) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX professionals_title_words ON professionals USING gin ((' ' || fold(coalesce(title, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX reviews_words ON reviews USING gin ((' ' || fold(comment)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX messages_words ON messages USING gin ((' ' || fold(message)) gin_trgm_ops) WHERE moderation_status IS NOT NULL;
