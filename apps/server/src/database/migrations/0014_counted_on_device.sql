ALTER TABLE "videos" ALTER COLUMN "storage_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "counted_on" text;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_idempotency" UNIQUE("user_id","idempotency_key");--> statement-breakpoint
UPDATE "workouts" SET "counted_on" = 'server' WHERE "source" = 'video' AND "video_url" IS NOT NULL;
