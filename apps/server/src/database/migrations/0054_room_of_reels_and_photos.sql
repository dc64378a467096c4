ALTER TABLE "users" ADD COLUMN "photo_bytes" integer;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "bytes" bigint;