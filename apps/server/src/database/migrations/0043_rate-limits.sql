CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
-- Drizzle has no word for it: counts need no log, and nobody waits for a disk.
ALTER TABLE "rate_limits" SET UNLOGGED;
