CREATE TABLE "company_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"token_hash" "bytea",
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "company_invitations_role_known" CHECK ("company_invitations"."role" in ('recruiter', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"invited_by" integer,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "company_members_role_known" CHECK ("company_members"."role" in ('recruiter', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "job_followers" (
	"job_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "job_followers_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "company_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "invited_by" integer;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "published_by" integer;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_followers" ADD CONSTRAINT "job_followers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_followers" ADD CONSTRAINT "job_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_token" ON "company_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_open" ON "company_invitations" USING btree ("company_id","email") WHERE "company_invitations"."accepted_at" is null and "company_invitations"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "company_invitations_email" ON "company_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "company_invitations_expires" ON "company_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "company_invitations_inviter" ON "company_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id","joined_at");--> statement-breakpoint
CREATE INDEX "company_members_inviter" ON "company_members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "job_followers_user" ON "job_followers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_company" ON "sessions" USING btree ("company_id") WHERE "sessions"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("invited_by") WHERE "invitations"."invited_by" is not null;--> statement-breakpoint
CREATE INDEX "jobs_published_by" ON "jobs" USING btree ("published_by") WHERE "jobs"."published_by" is not null;
--> statement-breakpoint
-- The name of somebody who owns neither a profile nor a company.
CREATE FUNCTION keep_person_sort_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.companies WHERE user_id = NEW.id) THEN RETURN NULL; END IF;
  UPDATE public.users SET sort_name = public.fold(NEW.person_name)
  WHERE id = NEW.id AND sort_name <> public.fold(NEW.person_name);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER person_sort_name AFTER INSERT OR UPDATE OF person_name ON users
  FOR EACH ROW WHEN (NEW.person_name IS NOT NULL) EXECUTE FUNCTION keep_person_sort_name();
--> statement-breakpoint
-- A company that is handed over takes its name and plan to the list of its new owner.
CREATE FUNCTION follow_new_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.users SET sort_name = public.fold(coalesce(person_name, email)), listed_plan = 'free' WHERE id = OLD.user_id;
  UPDATE public.users SET sort_name = public.fold(NEW.name),
    listed_plan = CASE WHEN NEW.plan_type = 'enterprise' THEN 'enterprise' WHEN NEW.plan_type = 'free' THEN 'free' ELSE 'premium' END
  WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER new_owner AFTER UPDATE OF user_id ON companies
  FOR EACH ROW WHEN (OLD.user_id IS DISTINCT FROM NEW.user_id) EXECUTE FUNCTION follow_new_owner();
--> statement-breakpoint
-- The pages of the team of a suspended or deleted owner end, too.
CREATE OR REPLACE FUNCTION tell_account_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('qhatu_live', json_build_object('sessionsOf', people.user_id)::text)
  FROM (SELECT NEW.id AS user_id UNION
    SELECT company_members.user_id FROM company_members JOIN companies ON companies.id = company_members.company_id
    WHERE companies.user_id = NEW.id) AS people;
  RETURN NULL;
END $$;
