CREATE TABLE "suspensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suspensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"admin_name" text NOT NULL,
	"told_at" timestamp with time zone,
	"lifted_at" timestamp with time zone,
	"lifted_by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "suspensions_reason_known" CHECK ("suspensions"."reason" in ('fraud', 'asks_money', 'impersonation', 'spam', 'harassment', 'false_data', 'other'))
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"admin_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bulk_change_items" (
	"bulk_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"outcome" text,
	CONSTRAINT "bulk_change_items_bulk_id_user_id_pk" PRIMARY KEY("bulk_id","user_id"),
	CONSTRAINT "bulk_change_items_outcome_known" CHECK ("bulk_change_items"."outcome" is null or "bulk_change_items"."outcome" in ('changed', 'unchanged'))
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"change" jsonb NOT NULL,
	"admin_id" integer NOT NULL,
	"admin_name" text NOT NULL,
	"admin_role" text NOT NULL,
	"request_id" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bulk_changes_admin_role_known" CHECK ("bulk_changes"."admin_role" in ('owner', 'moderation', 'support', 'finance', 'analyst'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_code_known";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_subject_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_items" ADD CONSTRAINT "bulk_change_items_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_items" ADD CONSTRAINT "bulk_change_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suspensions_open" ON "suspensions" USING btree ("user_id") WHERE "suspensions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "suspensions_user" ON "suspensions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bulk_change_items_user" ON "bulk_change_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_at" ON "bulk_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "users_name_parts" ON "users" USING gin ("sort_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" USING btree ("created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_listed_by_name" ON "users" USING btree ("sort_name","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_listed_of_type" ON "users" USING btree ("user_type","created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_listed_suspended" ON "users" USING btree ("created_at","id") WHERE ("users"."deleted_at" is null and "users"."suspended_at" is not null);--> statement-breakpoint
CREATE INDEX "users_listed_unconfirmed" ON "users" USING btree ("created_at","id") WHERE ("users"."deleted_at" is null and "users"."suspended_at" is null and "users"."email_confirmed_at" is null);--> statement-breakpoint
CREATE INDEX "companies_paying" ON "companies" USING btree ("user_id") WHERE "companies"."plan_type" <> 'free';--> statement-breakpoint
CREATE INDEX "companies_without_ruc" ON "companies" USING btree ("user_id") WHERE "companies"."ruc" is null;--> statement-breakpoint
CREATE INDEX "companies_ruc" ON "companies" USING btree ("ruc" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "professionals_paying" ON "professionals" USING btree ("user_id") WHERE "professionals"."plan_type" <> 'basic';--> statement-breakpoint
CREATE INDEX "abuse_reports_service" ON "abuse_reports" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_review" ON "abuse_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "abuse_reports_user" ON "abuse_reports" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_code_known" CHECK ("audit_entries"."code" in ('session-started', 'session-ended', 'second-factor-begun', 'second-factor-on', 'second-factor-off', 'second-factor-reset', 'recovery-codes-renewed', 'admin-invited', 'invitation-cancelled', 'invitation-accepted', 'role-changed', 'access-ended', 'hold-decided', 'item-opened', 'service-moderated', 'cv-moderated', 'cv-read', 'post-status-changed', 'post-deleted', 'post-restored', 'settings-changed', 'payments-exported', 'audit-exported', 'user-status-changed', 'plan-changed', 'user-sessions-ended', 'user-second-factor-reset', 'user-note-added', 'user-note-deleted', 'bulk-change-begun'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_known" CHECK ("audit_entries"."subject" in ('admin', 'invitation', 'job', 'service', 'cv', 'settings', 'payment', 'user', 'audit'));--> statement-breakpoint
-- The name of an account, for the list of the administration. It is written with the profile, in the same transaction.
CREATE FUNCTION keep_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whole text;
BEGIN
  IF TG_TABLE_NAME = 'companies' THEN whole := NEW.name;
  ELSE whole := NEW.first_name || ' ' || NEW.last_name;
  END IF;
  UPDATE public.users SET sort_name = public.fold(whole)
  WHERE id = NEW.user_id AND sort_name <> public.fold(whole);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sort_name AFTER INSERT OR UPDATE OF first_name, last_name ON professionals
  FOR EACH ROW EXECUTE FUNCTION keep_sort_name();
--> statement-breakpoint
CREATE TRIGGER sort_name AFTER INSERT OR UPDATE OF name ON companies
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION keep_sort_name();
--> statement-breakpoint
UPDATE users SET sort_name = fold(professionals.first_name || ' ' || professionals.last_name)
FROM professionals WHERE professionals.user_id = users.id;
--> statement-breakpoint
UPDATE users SET sort_name = fold(companies.name) FROM companies WHERE companies.user_id = users.id;
--> statement-breakpoint
-- Accounts that were suspended by hand before: the reason is not known.
INSERT INTO suspensions (user_id, reason, note, at, admin_name, told_at)
SELECT id, 'other', '', suspended_at, '', suspended_at FROM users WHERE suspended_at IS NOT NULL AND deleted_at IS NULL;
