CREATE TABLE "team_assignment_players" (
	"assignment_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "team_assignment_players_assignment_id_player_id_pk" PRIMARY KEY("assignment_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "team_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"title" varchar(100) NOT NULL,
	"measure" text NOT NULL,
	"target" integer NOT NULL,
	"zone" text,
	"due_day" date NOT NULL,
	"for_everyone" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_assignments_target" CHECK ("team_assignments"."target" > 0)
);
--> statement-breakpoint
ALTER TABLE "team_invites" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "team_assignment_players" ADD CONSTRAINT "team_assignment_players_assignment_id_team_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."team_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_assignment_players" ADD CONSTRAINT "team_assignment_players_player_id_users_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_assignments" ADD CONSTRAINT "team_assignments_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_assignment_players_player" ON "team_assignment_players" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "team_assignments_team" ON "team_assignments" USING btree ("team_id","due_day");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_open" ON "team_invites" USING btree ("team_id",coalesce("invitee_email", '')) WHERE "team_invites"."status" = 'pending';