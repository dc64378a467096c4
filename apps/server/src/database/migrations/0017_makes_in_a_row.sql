-- Workouts of before: the most makes one after the other, where each of their shots has its moment.
UPDATE "workouts" SET "makes_in_a_row" = "best"."makes"
FROM (
	SELECT "workout_id", max("makes") AS "makes" FROM (
		SELECT "workout_id", count(*) FILTER (WHERE "outcome" = 'made') AS "makes" FROM (
			SELECT "workout_id", "outcome",
				count(*) FILTER (WHERE "outcome" = 'missed')
					OVER (PARTITION BY "workout_id" ORDER BY "rim_seconds", "id") AS "run"
			FROM "shots" WHERE "dismissed_at" IS NULL
		) "numbered"
		GROUP BY "workout_id", "run"
	) "runs"
	GROUP BY "workout_id"
) "best"
WHERE "best"."workout_id" = "workouts"."id" AND NOT EXISTS (
	SELECT FROM "shots"
	WHERE "shots"."workout_id" = "workouts"."id" AND "dismissed_at" IS NULL AND "rim_seconds" IS NULL
);
