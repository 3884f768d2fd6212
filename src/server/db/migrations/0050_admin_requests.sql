CREATE TABLE "inbox_items" (
	"desk" text NOT NULL,
	"item_id" integer NOT NULL,
	"admin_id" integer,
	"postponed_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_items_desk_item_id_pk" PRIMARY KEY("desk","item_id"),
	CONSTRAINT "inbox_items_desk_known" CHECK ("inbox_items"."desk" in ('services', 'cv', 'held-ads', 'reports', 'complaints', 'personal-data', 'human-reviews', 'contact', 'enterprise'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
DROP INDEX "complaints_due";--> statement-breakpoint
DROP INDEX "contact_requests_created";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "review_answered_by" integer;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "data_right" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "due_on" date;--> statement-breakpoint
UPDATE "contact_requests" SET "due_on" = ("created_at" AT TIME ZONE 'America/Lima')::date + 3;--> statement-breakpoint
ALTER TABLE "contact_requests" ALTER COLUMN "due_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "answered_by" integer;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_items_admin" ON "inbox_items" USING btree ("admin_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_review_answered_by_admins_id_fk" FOREIGN KEY ("review_answered_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_answered_by_admins_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_answered_by_admins_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_human_review" ON "applications" USING btree ("review_requested_at","id") WHERE "applications"."review_requested_at" is not null and "applications"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_waiting" ON "complaints" USING btree ("due_on","id") WHERE "complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_requests_waiting" ON "contact_requests" USING btree ("due_on","id") WHERE "contact_requests"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_requests_user" ON "contact_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-note-added', 'user-note-deleted', 'bulk-change-begun'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'report', 'request', 'inbox-item', 'settings', 'payment', 'user', 'audit'));--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_data_right_known" CHECK ("contact_requests"."data_right" in ('access', 'correction', 'erasure', 'opposition'));