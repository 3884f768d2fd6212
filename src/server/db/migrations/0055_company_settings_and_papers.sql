CREATE TABLE "verification_ends" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_ends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"verified_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"admin_name" text DEFAULT '' NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "verification_ends_reason_known" CHECK ("verification_ends"."reason" in ('name_changed', 'ruc_changed', 'false_papers', 'not_current', 'misuse', 'mistake'))
);
--> statement-breakpoint
CREATE TABLE "verification_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"verification_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "verification_papers_kind_known" CHECK ("verification_papers"."kind" in ('ruc_sheet', 'power', 'identity', 'degree'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"filed_at" timestamp with time zone,
	"due_on" date,
	"outcome" text,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	"told_at" timestamp with time zone,
	CONSTRAINT "verifications_outcome_known" CHECK ("verifications"."outcome" in ('verified', 'not_enough'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "inbox_items" DROP CONSTRAINT "inbox_items_desk_known";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "response_days" integer;--> statement-breakpoint
ALTER TABLE "verification_ends" ADD CONSTRAINT "verification_ends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_papers" ADD CONSTRAINT "verification_papers_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_papers" ADD CONSTRAINT "verification_papers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_answered_by_admins_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_ends_user" ON "verification_ends" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "verification_papers_request" ON "verification_papers" USING btree ("verification_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verification_papers_file" ON "verification_papers" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_code" ON "verifications" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_open" ON "verifications" USING btree ("user_id") WHERE "verifications"."told_at" is null;--> statement-breakpoint
CREATE INDEX "verifications_user" ON "verifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "verifications_waiting" ON "verifications" USING btree ("due_on","id") WHERE ("verifications"."filed_at" is not null and "verifications"."answered_at" is null);--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'password-changed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'report-decided', 'reports-exported', 'request-answered', 'paper-read', 'verification-ended', 'inbox-item-assigned', 'inbox-item-postponed', 'settings-changed', 'payments-exported', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-viewed', 'user-note-added', 'user-note-deleted', 'bulk-change-begun', 'export-begun', 'export-downloaded', 'campaign-sent', 'campaign-tested', 'campaign-paused', 'campaign-resumed', 'campaign-cancelled'));--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_desk_known" CHECK ("inbox_items"."desk" in ('services', 'cv', 'held-ads', 'reports', 'complaints', 'personal-data', 'human-reviews', 'verifications', 'contact', 'enterprise'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_size_known" CHECK ("companies"."size" in ('1-10', '11-50', '51-200', '201-500', '500+'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'paper'));