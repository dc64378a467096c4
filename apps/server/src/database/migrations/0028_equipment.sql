ALTER TABLE "places" ADD COLUMN "equipment" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "equipment" jsonb;