CREATE TABLE "feed_reactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"workout_id" uuid,
	"manual_workout_id" uuid,
	"badge_id" uuid,
	"item_id" uuid GENERATED ALWAYS AS (coalesce(workout_id, manual_workout_id, badge_id)) STORED NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_reactions_once" UNIQUE("group_id","item_id","user_id","reaction"),
	CONSTRAINT "feed_reactions_item" CHECK (num_nonnulls("feed_reactions"."workout_id", "feed_reactions"."manual_workout_id", "feed_reactions"."badge_id") = 1)
);
--> statement-breakpoint
DROP INDEX "messages_newest";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "workout_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "manual_workout_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "badge_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "squad_sharing" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_manual_workout_id_manual_workouts_id_fk" FOREIGN KEY ("manual_workout_id") REFERENCES "public"."manual_workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_badge_id_user_achievements_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."user_achievements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_member" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_reactions" ADD CONSTRAINT "feed_reactions_author" FOREIGN KEY ("group_id","author_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_reactions_user" ON "feed_reactions" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "feed_reactions_author" ON "feed_reactions" USING btree ("group_id","author_id");--> statement-breakpoint
CREATE INDEX "feed_reactions_workout" ON "feed_reactions" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "feed_reactions_manual_workout" ON "feed_reactions" USING btree ("manual_workout_id");--> statement-breakpoint
CREATE INDEX "feed_reactions_badge" ON "feed_reactions" USING btree ("badge_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_manual_workout_id_manual_workouts_id_fk" FOREIGN KEY ("manual_workout_id") REFERENCES "public"."manual_workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_badge_id_user_achievements_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."user_achievements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_member" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_of_group" ON "messages" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_workout" ON "messages" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "messages_manual_workout" ON "messages" USING btree ("manual_workout_id");--> statement-breakpoint
CREATE INDEX "messages_badge" ON "messages" USING btree ("badge_id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at","id") WHERE group_id is null;