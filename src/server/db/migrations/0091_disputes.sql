CREATE TABLE "dispute_evidence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"order_file_id" uuid,
	"message_id" integer,
	CONSTRAINT "dispute_evidence_one_thing" CHECK (num_nonnulls("dispute_evidence"."order_file_id", "dispute_evidence"."message_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY NOT NULL,
	"hire_id" integer NOT NULL,
	"by" text,
	"reason" text,
	"wants" text,
	"wants_cents" integer,
	"opened_at" timestamp with time zone NOT NULL,
	"desk_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	"decided_by" integer,
	CONSTRAINT "disputes_by_known" CHECK ("disputes"."by" in ('professional', 'company')),
	CONSTRAINT "disputes_reason_known" CHECK ("disputes"."reason" in ('not_delivered', 'not_as_agreed', 'quality', 'not_accepted', 'more_than_agreed', 'not_paid', 'no_answer', 'other')),
	CONSTRAINT "disputes_wants_known" CHECK ("disputes"."wants" in ('finished', 'part', 'all_back', 'paid')),
	CONSTRAINT "disputes_ending_known" CHECK ("disputes"."ending" in ('agreed', 'withdrawn', 'finishing', 'decided', 'closed')),
	CONSTRAINT "disputes_end_named" CHECK (("disputes"."ended_at" is null) = ("disputes"."ending" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "hire_events" DROP CONSTRAINT "hire_events_status_known";--> statement-breakpoint
ALTER TABLE "hire_events" DROP CONSTRAINT "hire_events_kind_known";--> statement-breakpoint
ALTER TABLE "hires" DROP CONSTRAINT "hires_status_known";--> statement-breakpoint
ALTER TABLE "inbox_items" DROP CONSTRAINT "inbox_items_desk_known";--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "dispute" jsonb;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_event_id_hire_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."hire_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_order_file_id_order_files_id_fk" FOREIGN KEY ("order_file_id") REFERENCES "public"."order_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_id_hire_events_id_fk" FOREIGN KEY ("id") REFERENCES "public"."hire_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_evidence_event" ON "dispute_evidence" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "dispute_evidence_file" ON "dispute_evidence" USING btree ("order_file_id");--> statement-breakpoint
CREATE INDEX "dispute_evidence_message" ON "dispute_evidence" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open" ON "disputes" USING btree ("hire_id") WHERE "disputes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "disputes_hire" ON "disputes" USING btree ("hire_id");--> statement-breakpoint
CREATE INDEX "disputes_desk" ON "disputes" USING btree ("desk_at") WHERE "disputes"."desk_at" is not null and "disputes"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'photo-moderated', 'workplace-moderated', 'review-moderated', 'message-moderated', 'messages-read', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'refund-requested', 'refund-cancelled', 'refund-retried', 'ledger-checked', 'payouts-prepared', 'payouts-exported', 'payouts-marked', 'dispute-decided', 'dispute-decision-undone', 'dispute-messages-read', 'dispute-file-read', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled', 'webhook-resent', 'code-created', 'code-ended'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'photo', 'workplace-photo', 'review', 'message', 'report', 'request', 'inbox-item', 'settings', 'payment', 'ledger', 'payout-list', 'dispute', 'user', 'campaign', 'audit', 'export', 'webhook', 'code'));--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_status_known" CHECK ("hire_events"."status" in ('requested', 'accepted', 'declined', 'delivered', 'completed', 'cancelled', 'disputed', 'decided'));--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_kind_known" CHECK ("hire_events"."kind" in ('request', 'accept', 'decline', 'cancel', 'deliver', 'approve', 'ask_changes', 'offer_end', 'accept_end', 'drop_offer', 'lapse', 'mark_late', 'give_up', 'dispute', 'answer_dispute', 'add_evidence', 'escalate', 'withdraw_dispute', 'finish_work', 'decide'));--> statement-breakpoint
ALTER TABLE "hires" ADD CONSTRAINT "hires_status_known" CHECK ("hires"."status" in ('requested', 'accepted', 'declined', 'delivered', 'completed', 'cancelled', 'disputed', 'decided'));--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_desk_known" CHECK ("inbox_items"."desk" in ('services', 'cv', 'photos', 'workplaces', 'reviews', 'messages', 'held-ads', 'reports', 'disputes', 'complaints', 'personal-data', 'human-reviews', 'verifications', 'contact', 'enterprise'));