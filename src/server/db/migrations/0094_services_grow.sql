CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"title" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"days" integer NOT NULL,
	"rounds" integer NOT NULL,
	"valid_until" date NOT NULL,
	"status" text DEFAULT 'sent' NOT NULL,
	"is_told" boolean DEFAULT true NOT NULL,
	"word" text DEFAULT '' NOT NULL,
	"hire_id" integer,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_status_known" CHECK ("quotes"."status" in ('sent', 'accepted', 'declined', 'withdrawn', 'expired')),
	CONSTRAINT "quotes_terms_sound" CHECK ("quotes"."price_cents" > 0 and "quotes"."days" > 0 and "quotes"."rounds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quote_id" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "works" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_hire_id_hires_id_fk" FOREIGN KEY ("hire_id") REFERENCES "public"."hires"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_conversation" ON "quotes" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "quotes_hire" ON "quotes" USING btree ("hire_id") WHERE "quotes"."hire_id" is not null;--> statement-breakpoint
CREATE INDEX "quotes_open" ON "quotes" USING btree ("valid_until") WHERE status = 'sent';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_quote" ON "messages" USING btree ("quote_id") WHERE "messages"."quote_id" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('cv', 'photo', 'logo', 'service', 'work', 'paper', 'note', 'answer', 'workplace', 'order'));