ALTER TABLE "hire_events" DROP CONSTRAINT "hire_events_kind_known";--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "change" jsonb;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "held_cents" integer;--> statement-breakpoint
ALTER TABLE "hires" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hire_events" ADD CONSTRAINT "hire_events_kind_known" CHECK ("hire_events"."kind" in ('request', 'accept', 'decline', 'cancel', 'deliver', 'approve', 'ask_changes', 'offer_end', 'accept_end', 'drop_offer', 'propose_change', 'accept_change', 'drop_change', 'lapse', 'mark_late', 'give_up', 'dispute', 'answer_dispute', 'add_evidence', 'escalate', 'withdraw_dispute', 'finish_work', 'decide', 'fund', 'lose_money', 'freeze', 'unfreeze', 'invoice'));