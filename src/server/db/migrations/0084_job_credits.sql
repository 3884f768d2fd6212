ALTER TABLE "payments" ADD COLUMN "job_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_job" ON "payments" USING btree ("job_id");