CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_created" ON "jobs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_completed" ON "payments" USING btree ("completed_at","currency","amount") WHERE "payments"."status" = 'completed';