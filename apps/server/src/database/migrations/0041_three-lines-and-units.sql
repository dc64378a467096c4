ALTER TABLE "users" ALTER COLUMN "units" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "units" DROP NOT NULL;