CREATE TABLE "admin_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"filters" jsonb NOT NULL,
	"with_names" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"storage_key" text NOT NULL,
	"rows" integer,
	"all_rows" integer,
	"size" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_exports_kind_known" CHECK ("admin_exports"."kind" in ('matching-reports')),
	CONSTRAINT "admin_exports_format_known" CHECK ("admin_exports"."format" in ('xlsx', 'pdf')),
	CONSTRAINT "admin_exports_state_known" CHECK ("admin_exports"."state" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	"misses" integer NOT NULL,
	CONSTRAINT "search_counts_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "admin_exports" ADD CONSTRAINT "admin_exports_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_exports_storage_key_unique" ON "admin_exports" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "admin_exports_admin" ON "admin_exports" USING btree ("admin_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "admin_exports_expires" ON "admin_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "applications_applied" ON "applications" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "job_views_day" ON "job_views" USING btree ("day");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'report', 'request', 'inbox-item', 'settings', 'payment', 'user', 'audit', 'export'));