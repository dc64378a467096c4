DROP INDEX "workouts_user_day";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weekly_rest_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "workouts_user_day" ON "workouts" USING btree ("user_id","local_day","workout_date","time_zone","made","total_shots");