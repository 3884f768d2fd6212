CREATE TABLE "opened_items" (
	"queue" text NOT NULL,
	"item_id" integer NOT NULL,
	"admin_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_items_queue_item_id_pk" PRIMARY KEY("queue","item_id"),
	CONSTRAINT "opened_items_queue_known" CHECK ("opened_items"."queue" in ('services', 'cv'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "moderation_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "moderation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "moderated_by" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "moderation_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "moderation_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "submitted_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "moderated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "moderated_by" integer;--> statement-breakpoint
UPDATE "files" SET "submitted_at" = "created_at";--> statement-breakpoint
UPDATE "services" SET "submitted_at" = "created_at";--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "is_active" SET EXPRESSION AS (is_open and taken_down_at is null and deleted_at is null and moderation_status <> 'rejected');--> statement-breakpoint
ALTER TABLE "opened_items" ADD CONSTRAINT "opened_items_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_moderated_by_admins_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_moderated_by_admins_id_fk" FOREIGN KEY ("moderated_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_pending_cv" ON "files" USING btree ("submitted_at") WHERE kind = 'cv' and moderation_status = 'pending';--> statement-breakpoint
CREATE INDEX "services_pending" ON "services" USING btree ("submitted_at","id") WHERE moderation_status = 'pending' and deleted_at is null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'settings-changed', 'payments-exported', 'audit-exported'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'settings', 'payment', 'audit'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_moderation_status_known" CHECK ("files"."moderation_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_moderation_status_known" CHECK ("services"."moderation_status" in ('pending', 'approved', 'rejected'));--> statement-breakpoint
-- A service that was rejected has a state of its own; The query of all services has the same expression.
DROP INDEX services_state;--> statement-breakpoint
CREATE INDEX services_state ON services ((CASE
  WHEN deleted_at IS NOT NULL THEN 'deleted'
  WHEN taken_down_at IS NOT NULL THEN 'taken-down'
  WHEN moderation_status = 'rejected' THEN 'rejected'
  WHEN NOT is_open THEN 'paused'
  ELSE 'active' END), id);
