CREATE TABLE "team_announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"player_id" uuid,
	"text" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_announcements_key" UNIQUE("team_id","idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "announcement_id" uuid;--> statement-breakpoint
ALTER TABLE "team_announcements" ADD CONSTRAINT "team_announcements_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_announcements" ADD CONSTRAINT "team_announcements_player" FOREIGN KEY ("team_id","player_id") REFERENCES "public"."team_players"("team_id","player_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_announcements_newest" ON "team_announcements" USING btree ("team_id","created_at","id");--> statement-breakpoint
CREATE INDEX "team_announcements_player" ON "team_announcements" USING btree ("team_id","player_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_announcement_id_team_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."team_announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_announcement" ON "notifications" USING btree ("announcement_id");