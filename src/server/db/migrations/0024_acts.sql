CREATE TABLE "acts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text,
	CONSTRAINT "acts_outcome_known" CHECK ("acts"."outcome" in ('undone', 'told', 'folded'))
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "is_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "known_status" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "is_review_told" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acts_open" ON "acts" USING btree ("kind","subject_id","id") WHERE "acts"."outcome" is null;--> statement-breakpoint
CREATE INDEX "acts_user" ON "acts" USING btree ("user_id");