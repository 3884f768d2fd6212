ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_user_id_token_hash_pk";--> statement-breakpoint
ALTER TABLE "known_devices" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "admin_id" integer;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "known_devices_admin" ON "known_devices" USING btree ("admin_id","token_hash");--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_one_owner" CHECK (num_nonnulls("known_devices"."user_id", "known_devices"."admin_id") = 1);