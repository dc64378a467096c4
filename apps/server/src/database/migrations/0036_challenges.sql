CREATE TABLE "challenge_members" (
	"challenge_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_members_challenge_id_user_id_pk" PRIMARY KEY("challenge_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"creator_id" uuid,
	"name" varchar(60),
	"kind" text NOT NULL,
	"min_shots" integer,
	"drill" text,
	"filmed_only" boolean NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"previous_id" uuid,
	"idempotency_key" text,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenges_next" UNIQUE("previous_id"),
	CONSTRAINT "challenges_idempotency" UNIQUE("group_id","creator_id","idempotency_key"),
	CONSTRAINT "challenges_period" CHECK ("challenges"."first_day" <= "challenges"."last_day"),
	CONSTRAINT "challenges_shots" CHECK (("challenges"."kind" = 'percentage') = ("challenges"."min_shots" is not null)),
	CONSTRAINT "challenges_drill" CHECK (("challenges"."kind" = 'drill') = ("challenges"."drill" is not null))
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "challenge_id" uuid;--> statement-breakpoint
ALTER TABLE "challenge_members" ADD CONSTRAINT "challenge_members_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_members" ADD CONSTRAINT "challenge_members_member" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_previous_id_challenges_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."challenges"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_members_user" ON "challenge_members" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "challenges_of_group" ON "challenges" USING btree ("group_id","last_day","id");--> statement-breakpoint
CREATE INDEX "challenges_creator" ON "challenges" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "challenges_to_tell" ON "challenges" USING btree ("last_day") WHERE told_at is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_challenge" ON "notifications" USING btree ("challenge_id");