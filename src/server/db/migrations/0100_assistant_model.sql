CREATE TABLE "assistant_conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assistant_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"turns" jsonb NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_verdicts" ADD COLUMN "driver" text DEFAULT 'rules' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_verdicts" DROP CONSTRAINT "assistant_verdicts_day_tool_verdict_reason_pk";--> statement-breakpoint
ALTER TABLE "assistant_verdicts" ADD CONSTRAINT "assistant_verdicts_day_tool_verdict_reason_driver_pk" PRIMARY KEY("day","tool","verdict","reason","driver");--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD CONSTRAINT "assistant_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_conversations_user" ON "assistant_conversations" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_open" ON "consents" USING btree ("user_id","document") WHERE "consents"."ended_at" is null and "consents"."document" like 'asistente-%';--> statement-breakpoint
ALTER TABLE "assistant_verdicts" ADD CONSTRAINT "assistant_verdicts_driver_known" CHECK ("assistant_verdicts"."driver" in ('rules', 'assistant-v1'));