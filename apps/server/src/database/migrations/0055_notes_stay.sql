-- needs code since 0053_trash
ALTER TABLE "team_announcements" DROP CONSTRAINT "team_announcements_player";
--> statement-breakpoint
-- needs code since 0053_trash
DROP INDEX "team_announcements_player";--> statement-breakpoint
-- needs code since 0053_trash
ALTER TABLE "team_announcements" ADD CONSTRAINT "team_announcements_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_announcements_player" ON "team_announcements" USING btree ("player_id");--> statement-breakpoint
UPDATE "user_stats" SET "listed_from" = NULL FROM "users" WHERE "users"."id" = "user_stats"."user_id" AND "users"."on_leaderboard" IS NULL AND "users"."birthday" IS NOT NULL AND ("users"."birthday" AT TIME ZONE 'UTC' + interval '18 years')::date > ("users"."created_at" AT TIME ZONE 'UTC')::date;
