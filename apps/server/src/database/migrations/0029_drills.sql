ALTER TABLE "workouts" ADD COLUMN "outcomes" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "drill" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "drill_result" integer;--> statement-breakpoint
CREATE INDEX "workouts_user_drill_result" ON "workouts" USING btree ("user_id","drill","drill_result") WHERE drill is not null;--> statement-breakpoint
CREATE INDEX "workouts_user_drill_date" ON "workouts" USING btree ("user_id","drill","workout_date") WHERE drill is not null;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_outcomes" CHECK (length("workouts"."outcomes") = "workouts"."total_shots");--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_drill" CHECK ("workouts"."drill" is null or "workouts"."outcomes" is not null);