ALTER TABLE "suspensions" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "application_note_mentions" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "application_events" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "is_review_told" TO "is_review_notified";--> statement-breakpoint
ALTER TABLE "booking_events" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "brief_invitations" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "brief_matches" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "briefs" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "proposals" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "bulk_move_items" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "quotes" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "company_reviews" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "hire_events" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "interview_events" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "interviews" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "job_holds" RENAME COLUMN "decision_told_at" TO "decision_notified_at";--> statement-breakpoint
ALTER TABLE "jobs" RENAME COLUMN "end_told_for" TO "end_notified_for";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "is_reply_told" TO "is_reply_notified";--> statement-breakpoint
ALTER TABLE "skill_endorsements" RENAME COLUMN "is_told" TO "is_notified";--> statement-breakpoint
ALTER TABLE "abuse_reports" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "complaints" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "contact_requests" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "verification_ends" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "verifications" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "acts" DROP CONSTRAINT "acts_outcome_known";--> statement-breakpoint
UPDATE "acts" SET "outcome" = 'notified' WHERE "outcome" = 'told';--> statement-breakpoint
ALTER TABLE "acts" ADD CONSTRAINT "acts_outcome_known" CHECK ("acts"."outcome" in ('undone', 'notified', 'folded'));
