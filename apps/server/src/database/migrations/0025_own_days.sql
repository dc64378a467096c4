ALTER TABLE "user_stats" ADD COLUMN "skipped_days" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone_fixed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "manual_workouts" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "manual_workouts" ADD COLUMN "save_hash" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "filmed" jsonb;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "save_hash" text;