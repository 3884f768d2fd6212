ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_by" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "taken_down_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "taken_down_by" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "deleted_by" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_taken_down_by_admins_id_fk" FOREIGN KEY ("taken_down_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_deleted_by_admins_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_taken_down_by_admins_id_fk" FOREIGN KEY ("taken_down_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_deleted_by_admins_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'post-status-changed', 'post-deleted', 'post-restored', 'settings-changed', 'payments-exported', 'audit-exported'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'settings', 'payment', 'audit'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_taken_down_reason_known" CHECK ("jobs"."taken_down_reason" in ('asks_money', 'false_data', 'discrimination', 'duplicate_or_expired', 'other'));--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_taken_down_reason_known" CHECK ("services"."taken_down_reason" in ('asks_money', 'false_data', 'discrimination', 'duplicate_or_expired', 'other'));--> statement-breakpoint
-- The lists of the administration: one state each, and what is searched. The queries have the same expressions.
CREATE INDEX jobs_state ON jobs ((CASE
  WHEN deleted_at IS NOT NULL THEN 'deleted'
  WHEN taken_down_at IS NOT NULL THEN 'taken-down'
  WHEN NOT is_open THEN 'paused'
  WHEN is_withheld THEN 'suspended'
  WHEN is_held THEN 'held'
  ELSE 'active' END), id);--> statement-breakpoint
CREATE INDEX jobs_post_words ON jobs USING gin ((' ' || fold(title || ' ' || company_name || ' ' || location || ' ' || coalesce(category, ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX services_state ON services ((CASE
  WHEN deleted_at IS NOT NULL THEN 'deleted'
  WHEN taken_down_at IS NOT NULL THEN 'taken-down'
  WHEN NOT is_open THEN 'paused'
  ELSE 'active' END), id);--> statement-breakpoint
CREATE INDEX services_post_words ON services USING gin ((' ' || fold(title || ' ' || category)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX professionals_post_words ON professionals USING gin ((' ' || fold(first_name || ' ' || last_name || ' ' || coalesce(location, ''))) gin_trgm_ops);
