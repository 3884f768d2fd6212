CREATE TABLE "company_key_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_key_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_key_days" (
	"key_id" integer NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "company_key_days_key_id_day_pk" PRIMARY KEY("key_id","day")
);
--> statement-breakpoint
CREATE TABLE "company_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"made_by" integer,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"token_end" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	CONSTRAINT "company_keys_end_reason_known" CHECK ("company_keys"."end_reason" in ('by_hand', 'owner_left'))
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "key_name" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "published_key" text;--> statement-breakpoint
ALTER TABLE "cv_openings" ADD COLUMN "key_name" text;--> statement-breakpoint
ALTER TABLE "company_key_calls" ADD CONSTRAINT "company_key_calls_key_id_company_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."company_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_key_days" ADD CONSTRAINT "company_key_days_key_id_company_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."company_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_keys" ADD CONSTRAINT "company_keys_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_key_calls_key" ON "company_key_calls" USING btree ("key_id","id");--> statement-breakpoint
CREATE INDEX "company_key_days_day" ON "company_key_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "company_keys_token" ON "company_keys" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "company_keys_company" ON "company_keys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_keys_maker" ON "company_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "company_keys_ended" ON "company_keys" USING btree ("ended_at");