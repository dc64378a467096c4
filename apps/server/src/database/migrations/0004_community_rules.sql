DROP INDEX "user_stats_rank";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "on_leaderboard" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "on_leaderboard" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_days" ADD COLUMN "verified_made" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_days" ADD COLUMN "verified_shots" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "verified_shots" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "accuracy" double precision GENERATED ALWAYS AS (made::double precision / nullif(total_shots, 0)) STORED;--> statement-breakpoint
ALTER TABLE "user_stats" ADD COLUMN "listed_from" date DEFAULT '0001-01-01';--> statement-breakpoint
ALTER TABLE "user_weeks" ADD COLUMN "verified_made" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_weeks" ADD COLUMN "verified_shots" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zone_days" ADD COLUMN "verified_made" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zone_days" ADD COLUMN "verified_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zone_totals" ADD COLUMN "verified_made" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "zone_totals" ADD COLUMN "verified_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "user_stats_rank" ON "user_stats" USING btree ("made","accuracy","total_shots","user_id","listed_from") WHERE total_shots > 0 and listed_from is not null;--> statement-breakpoint
ALTER TABLE "user_stats" ADD CONSTRAINT "user_stats_verified" CHECK ("user_stats"."verified_shots" between 0 and "user_stats"."total_shots");--> statement-breakpoint
-- Nobody could choose before: what stands there is the former default.
UPDATE "users" SET "on_leaderboard" = NULL;--> statement-breakpoint
-- Minors are hidden until they switch it on, or are of age (a day later, for who is born on 29 February).
UPDATE "user_stats" SET "listed_from" = ("users"."birthday" AT TIME ZONE 'UTC')::date + interval '18 years 1 day'
FROM "users" WHERE "users"."id" = "user_stats"."user_id" AND "users"."birthday" > now() - interval '19 years';--> statement-breakpoint
-- What was seen in videos before these columns were there; see services/workouts/verified-shots.ts.
CREATE TEMPORARY TABLE "verified" ON COMMIT DROP AS
SELECT w.user_id, w.local_day AS day, s.zone, count(*) FILTER (WHERE s.outcome = 'made') AS made, count(*) AS total
FROM shots s JOIN workouts w ON w.id = s.workout_id
WHERE w.source = 'video' AND w.video_url IS NOT NULL AND s.dismissed_at IS NULL AND s.detected_outcome IS NOT NULL
GROUP BY 1, 2, 3;--> statement-breakpoint
UPDATE "user_stats" t SET verified_shots = v.total
FROM (SELECT user_id, sum(total) AS total FROM verified GROUP BY 1) v WHERE v.user_id = t.user_id;--> statement-breakpoint
UPDATE "user_days" t SET verified_made = v.made, verified_shots = v.total
FROM (SELECT user_id, day, sum(made) AS made, sum(total) AS total FROM verified GROUP BY 1, 2) v
WHERE v.user_id = t.user_id AND v.day = t.day;--> statement-breakpoint
UPDATE "user_weeks" t SET verified_made = v.made, verified_shots = v.total
FROM (
  SELECT user_id, day - extract(dow FROM day)::int AS week, sum(made) AS made, sum(total) AS total
  FROM verified GROUP BY 1, 2
) v WHERE v.user_id = t.user_id AND v.week = t.week;--> statement-breakpoint
UPDATE "zone_days" t SET verified_made = v.made, verified_total = v.total
FROM verified v WHERE v.user_id = t.user_id AND v.day = t.day AND v.zone = t.zone;--> statement-breakpoint
UPDATE "zone_totals" t SET verified_made = v.made, verified_total = v.total
FROM (SELECT user_id, zone, sum(made) AS made, sum(total) AS total FROM verified GROUP BY 1, 2) v
WHERE v.user_id = t.user_id AND v.zone = t.zone;
