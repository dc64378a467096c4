CREATE TABLE "own_drills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_drills_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "workouts" DROP CONSTRAINT "workouts_drill";--> statement-breakpoint
ALTER TABLE "team_assignments" ADD COLUMN "drill" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "chosen_drill" text;--> statement-breakpoint
ALTER TABLE "own_drills" ADD CONSTRAINT "own_drills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_assignments" ADD CONSTRAINT "team_assignments_drill" CHECK ("team_assignments"."drill" is null or "team_assignments"."measure" = 'workouts');--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_drill" CHECK ("workouts"."drill" is null or "workouts"."outcomes" is not null or "workouts"."drill" = "workouts"."chosen_drill");