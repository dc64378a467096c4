ALTER TABLE "videos" ADD COLUMN "pixels" double precision;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "turn_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "place" integer;--> statement-breakpoint
UPDATE "videos" SET "queued_at" = "updated_at", "turn_since" = "updated_at" WHERE "state" IN ('queued', 'analysing');
