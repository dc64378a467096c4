CREATE TABLE "reels" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"cuts" jsonb NOT NULL,
	"storage_key" text,
	"requested_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_achievements" ADD COLUMN "workout_id" uuid;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "percent" integer GENERATED ALWAYS AS ((200 * made::bigint + total_shots) / (2 * nullif(total_shots, 0)::bigint)) STORED;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "makes_in_a_row" integer;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_achievements" ADD CONSTRAINT "user_achievements_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_achievements_workout" ON "user_achievements" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "workouts_user_made" ON "workouts" USING btree ("user_id","made");--> statement-breakpoint
CREATE INDEX "workouts_user_percent" ON "workouts" USING btree ("user_id","percent") WHERE total_shots >= 20;--> statement-breakpoint
CREATE INDEX "workouts_user_makes_in_a_row" ON "workouts" USING btree ("user_id","makes_in_a_row");