CREATE TABLE "admin_invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_invitations_role_known" CHECK ("admin_invitations"."role" in ('owner', 'moderation', 'support', 'finance', 'analyst'))
);
--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "admin_invitations_email_unique" ON "admin_invitations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "admin_invitations_token" ON "admin_invitations" USING btree ("token_hash");