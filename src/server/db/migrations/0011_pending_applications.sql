CREATE TABLE "pending_applications" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"cover_letter" text,
	"cv" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_applications" ADD CONSTRAINT "pending_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_applications_one_per_job" ON "pending_applications" USING btree ("email","job_id");--> statement-breakpoint
CREATE INDEX "pending_applications_expires" ON "pending_applications" USING btree ("expires_at");