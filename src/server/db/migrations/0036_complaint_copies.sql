ALTER TABLE "complaints" ADD COLUMN "copy_token_hash" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_copy_token" ON "complaints" USING btree ("copy_token_hash");