ALTER TABLE "goals" DROP CONSTRAINT "goals_kind";--> statement-breakpoint
ALTER TABLE "goals" ADD COLUMN "period" text DEFAULT 'week' NOT NULL;--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_kind" UNIQUE("user_id","kind","period");