CREATE TABLE "job_risks" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"signature" integer[] NOT NULL,
	"text_since" timestamp with time zone NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_levels" (
	"category" text NOT NULL,
	"experience" text NOT NULL,
	"ads" integer NOT NULL,
	"median" bigint NOT NULL,
	"high" bigint NOT NULL,
	CONSTRAINT "pay_levels_trade" PRIMARY KEY("category","experience")
);
--> statement-breakpoint
ALTER TABLE "job_risks" ADD CONSTRAINT "job_risks_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_risks_signature" ON "job_risks" USING gin ("signature");