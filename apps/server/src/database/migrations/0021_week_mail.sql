ALTER TABLE "users" ADD COLUMN "weekly_digest" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "digest_week" date;