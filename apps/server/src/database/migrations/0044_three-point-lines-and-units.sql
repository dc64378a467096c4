CREATE TABLE "three_days" (
	"user_id" uuid NOT NULL,
	"line" text NOT NULL,
	"day" date NOT NULL,
	"made" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"verified_made" bigint DEFAULT 0 NOT NULL,
	"verified_total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "three_days_user_id_line_day_pk" PRIMARY KEY("user_id","line","day")
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "units" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "units" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "three_point_line" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "court_kind" text;--> statement-breakpoint
ALTER TABLE "three_days" ADD CONSTRAINT "three_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Films of before: whose lines their court has.
UPDATE "workouts" SET "court_kind" = "videos"."calibration" ->> 'lines'
FROM "videos"
WHERE "videos"."workout_id" = "workouts"."id" AND "videos"."calibration" ->> 'lines' IS NOT NULL;--> statement-breakpoint
-- Workouts of before: their threes, as `threesOf` counts them.
INSERT INTO "three_days" ("user_id", "line", "day", "made", "total", "verified_made", "verified_total")
WITH "lines" ("kind", "radius", "corner_x") AS (
	VALUES ('high_school', 19.75::float8, 19.75::float8), ('college', 22.146, 21.656), ('nba', 23.75, 22),
		('fiba', 6.75::float8 / 0.3048, 6.6::float8 / 0.3048)
), "outer_zones" ("zone", "is_beyond") AS (
	VALUES ('zone_3_high_school_three', false), ('zone_4_left_wing_hs_three', false), ('zone_6_top_of_key', false),
		('zone_7_right_hs_three', false), ('zone_9_hs_three_right', false), ('zone_10_right_corner_three', true),
		('zone_11_right_wing_three', true), ('zone_12_top_key_three', true), ('zone_13_left_wing_three', true),
		('zone_14_left_corner_three', true)
), "singles" AS (
	SELECT "workout_id", "zone", "court_x" AS "x", "court_y" AS "y", ("outcome" = 'made')::int AS "made",
		("counted_on" IS NOT DISTINCT FROM 'server' AND "detected_outcome" IS NOT NULL)::int AS "seen",
		"court_x" IS NOT NULL AND "court_y" IS NOT NULL AS "is_spotted"
	FROM "shots" JOIN "workouts" ON "workouts"."id" = "workout_id"
	WHERE "dismissed_at" IS NULL AND "zone" IS NOT NULL
), "of_zones" AS (
	SELECT "workout_id", "zone", count(*) FILTER (WHERE "is_spotted" AND "made" = 1) AS "spotted_made",
		count(*) FILTER (WHERE "is_spotted" AND "made" = 0) AS "spotted_missed",
		coalesce(sum("seen" * "made") FILTER (WHERE NOT "is_spotted"), 0) AS "verified_made",
		coalesce(sum("seen") FILTER (WHERE NOT "is_spotted"), 0) AS "verified_total"
	FROM "singles" GROUP BY 1, 2
), "threes" AS (
	SELECT "user_id", "kind", "local_day", greatest(0, "d"."made" - coalesce("spotted_made", 0)) AS "made",
		greatest(0, "d"."total" - "d"."made" - coalesce("spotted_missed", 0)) AS "missed",
		coalesce("verified_made", 0) AS "verified_made", coalesce("verified_total", 0) AS "verified_total"
	FROM "shot_data" "d" JOIN "workouts" ON "workouts"."id" = "d"."workout_id"
		JOIN "outer_zones" ON "outer_zones"."zone" = "d"."zone" CROSS JOIN "lines"
		LEFT JOIN "of_zones" ON "of_zones"."workout_id" = "d"."workout_id" AND "of_zones"."zone" = "d"."zone"
	WHERE "is_beyond" OR coalesce("court_kind", "kind") = 'high_school'
	UNION ALL
	SELECT "user_id", "choices"."kind", "local_day", "singles"."made", 1 - "singles"."made", "seen" * "singles"."made", "seen"
	FROM "singles" JOIN "workouts" ON "workouts"."id" = "workout_id" CROSS JOIN (SELECT "kind" FROM "lines") "choices"
		JOIN "lines" ON "lines"."kind" = coalesce("court_kind", "choices"."kind")
	WHERE "is_spotted" AND CASE WHEN "y" <= sqrt("radius" * "radius" - "corner_x" * "corner_x")
		THEN abs("x") > "corner_x" ELSE sqrt("x" * "x" + "y" * "y") > "radius" END
)
SELECT "user_id", "kind", "local_day", sum("made"), sum("made" + "missed"), sum("verified_made"), sum("verified_total")
FROM "threes" GROUP BY 1, 2, 3 HAVING sum("made" + "missed") > 0;
