CREATE TABLE "different_candidates" (
	"first_id" integer NOT NULL,
	"second_id" integer NOT NULL,
	"user_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "different_candidates_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "different_candidates_ordered" CHECK ("different_candidates"."first_id" < "different_candidates"."second_id")
);
--> statement-breakpoint
CREATE TABLE "cv_texts" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', public.fold(left(text, 100000))))) STORED NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "joined_into" integer;--> statement-breakpoint
ALTER TABLE "answer_recipients" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "different_candidates" ADD CONSTRAINT "different_candidates_first_id_applications_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "different_candidates" ADD CONSTRAINT "different_candidates_second_id_applications_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "different_candidates" ADD CONSTRAINT "different_candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_texts" ADD CONSTRAINT "cv_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "different_candidates_second" ON "different_candidates" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "different_candidates_user" ON "different_candidates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "cv_texts_words" ON "cv_texts" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_of_job" ON "applications" USING btree ("job_id","id");--> statement-breakpoint
CREATE INDEX "applications_joined" ON "applications" USING btree ("joined_into") WHERE "applications"."joined_into" is not null;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_not_joined_into_itself" CHECK ("applications"."joined_into" <> "applications"."id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_outcome_known" CHECK ("jobs"."outcome" in ('hired_here', 'hired_elsewhere', 'nobody'));--> statement-breakpoint
-- Joined within one job; drizzle cannot say which column is emptied when the other application is gone.
ALTER TABLE "applications" ADD CONSTRAINT "applications_joined_within_job" FOREIGN KEY ("job_id", "joined_into")
  REFERENCES "applications" ("job_id", "id") ON DELETE SET NULL ("joined_into");
--> statement-breakpoint
-- What two accounts of one person have in common, each as one key with an index. Null: too little to tell.
-- The last nine digits: a Peruvian mobile number with or without its country.
CREATE FUNCTION phone_key(phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  CASE WHEN length(regexp_replace(phone, '\D', '', 'g')) >= 9 AND right(regexp_replace(phone, '\D', '', 'g'), 9) !~ '^(\d)\1*$'
    THEN right(regexp_replace(phone, '\D', '', 'g'), 9) END;
--> statement-breakpoint
-- Three words or more: shorter names are those of many people.
CREATE FUNCTION name_key(first_name text, last_name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  CASE WHEN trim(first_name || ' ' || last_name) ~ '\S+\s+\S+\s+\S' THEN public.fold(regexp_replace(trim(first_name || ' ' || last_name), '\s+', ' ', 'g')) END;
--> statement-breakpoint
-- Where a mail arrives: without what is behind a plus, and for Gmail without dots.
CREATE FUNCTION mailbox_key(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  CASE WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) END;
--> statement-breakpoint
CREATE INDEX "professionals_phone_key" ON "professionals" (phone_key(phone)) WHERE phone_key(phone) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "professionals_name_key" ON "professionals" (name_key(first_name, last_name)) WHERE name_key(first_name, last_name) IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "users_mailbox_key" ON "users" (mailbox_key(email));
