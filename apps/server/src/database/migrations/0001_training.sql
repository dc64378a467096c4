CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "goal_targets" (
	"goal_id" uuid NOT NULL,
	"from_week" date NOT NULL,
	"target" integer NOT NULL,
	CONSTRAINT "goal_targets_goal_id_from_week_pk" PRIMARY KEY("goal_id","from_week")
);
--> statement-breakpoint
CREATE TABLE "user_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"made" bigint DEFAULT 0 NOT NULL,
	"total_shots" bigint DEFAULT 0 NOT NULL,
	"workout_count" integer DEFAULT 0 NOT NULL,
	"minutes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "user_weeks" (
	"user_id" uuid NOT NULL,
	"week" date NOT NULL,
	"made" bigint DEFAULT 0 NOT NULL,
	"total_shots" bigint DEFAULT 0 NOT NULL,
	"workout_count" integer DEFAULT 0 NOT NULL,
	"minutes" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_weeks_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
DROP INDEX "goals_user";--> statement-breakpoint
ALTER TABLE "user_achievements" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "longest_streak" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "longest_streak_end_day" date;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goal_targets" ADD CONSTRAINT "goal_targets_goal_id_goals_id_fk" FOREIGN KEY ("goal_id") REFERENCES "public"."goals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_days" ADD CONSTRAINT "user_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_weeks" ADD CONSTRAINT "user_weeks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_weeks_shots" ON "user_weeks" USING btree ("user_id","total_shots");--> statement-breakpoint
CREATE INDEX "user_weeks_made" ON "user_weeks" USING btree ("user_id","made");--> statement-breakpoint
CREATE INDEX "zone_days_zone" ON "zone_days" USING btree ("user_id","zone","day");--> statement-breakpoint
ALTER TABLE "goals" ADD CONSTRAINT "goals_kind" UNIQUE("user_id","kind");--> statement-breakpoint
-- What was trained before these tables were there.
INSERT INTO "user_days" ("user_id", "day", "made", "total_shots", "workout_count", "minutes")
SELECT user_id, local_day, sum(made), sum(total_shots), count(*), sum(minutes) FROM (
  SELECT user_id, local_day, made, total_shots, 0 AS minutes FROM workouts
  UNION ALL SELECT user_id, local_day, 0, 0, total_duration FROM manual_workouts
) trained GROUP BY user_id, local_day;--> statement-breakpoint
INSERT INTO "user_weeks" ("user_id", "week", "made", "total_shots", "workout_count", "minutes")
SELECT user_id, day - extract(dow FROM day)::int, sum(made), sum(total_shots), sum(workout_count), sum(minutes)
FROM user_days GROUP BY 1, 2;--> statement-breakpoint
UPDATE user_stats SET longest_streak = longest.length, longest_streak_end_day = longest.end_day FROM (
  SELECT DISTINCT ON (user_id) user_id, length, end_day FROM (
    SELECT user_id, count(*)::int AS length, max(day) AS end_day FROM (
      SELECT user_id, day, day - (row_number() OVER (PARTITION BY user_id ORDER BY day))::int AS run FROM user_days
    ) numbered GROUP BY user_id, run
  ) runs ORDER BY user_id, length DESC, end_day
) longest WHERE longest.user_id = user_stats.user_id;--> statement-breakpoint
-- The catalogue of packages/domain/src/achievements/catalogue.ts; a test compares the two.
INSERT INTO "achievements" ("id", "name", "description", "type", "requirement", "icon") VALUES
('01900000-0000-7000-8000-0000000b0001', 'First Bucket', 'Take your first shot', 'milestone', 1, 'Target'),
('01900000-0000-7000-8000-0000000b0002', 'Warming Up', 'Take 100 shots', 'milestone', 100, 'Medal'),
('01900000-0000-7000-8000-0000000b0003', 'Gym Regular', 'Take 500 shots', 'milestone', 500, 'Award'),
('01900000-0000-7000-8000-0000000b0004', 'Thousand Club', 'Take 1,000 shots', 'milestone', 1000, 'Trophy'),
('01900000-0000-7000-8000-0000000b0005', 'Volume Shooter', 'Take 5,000 shots', 'milestone', 5000, 'Star'),
('01900000-0000-7000-8000-0000000b0006', 'Ten Thousand', 'Take 10,000 shots', 'milestone', 10000, 'Crown'),
('01900000-0000-7000-8000-0000000b0007', 'Hat Trick', 'Train 3 days in a row', 'streak', 3, 'Flame'),
('01900000-0000-7000-8000-0000000b0008', 'Full Week', 'Train 7 days in a row', 'streak', 7, 'Flame'),
('01900000-0000-7000-8000-0000000b0009', 'Two Weeks Strong', 'Train 14 days in a row', 'streak', 14, 'Zap'),
('01900000-0000-7000-8000-0000000b000a', 'Iron Month', 'Train 30 days in a row', 'streak', 30, 'Zap'),
('01900000-0000-7000-8000-0000000b000b', 'Unstoppable', 'Train 100 days in a row', 'streak', 100, 'Crown'),
('01900000-0000-7000-8000-0000000b000c', 'Good Touch', 'Reach 40% over at least 100 shots', 'accuracy', 40, 'Crosshair'),
('01900000-0000-7000-8000-0000000b000d', 'Sharpshooter', 'Reach 50% over at least 100 shots', 'accuracy', 50, 'Crosshair'),
('01900000-0000-7000-8000-0000000b000e', 'Pure Shooter', 'Reach 60% over at least 100 shots', 'accuracy', 60, 'Sparkles')
ON CONFLICT ("name") DO NOTHING;
