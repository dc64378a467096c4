CREATE TABLE "shot_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workout_id" uuid NOT NULL,
	"filmer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_hash" text,
	"copy_id" uuid,
	CONSTRAINT "shot_offers_once" UNIQUE("workout_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "shot_offer_id" uuid;--> statement-breakpoint
ALTER TABLE "shots" ADD COLUMN "taker_id" uuid;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "filmed_by_another" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "filmer_id" uuid;--> statement-breakpoint
ALTER TABLE "shot_offers" ADD CONSTRAINT "shot_offers_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_offers" ADD CONSTRAINT "shot_offers_filmer_id_users_id_fk" FOREIGN KEY ("filmer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_offers" ADD CONSTRAINT "shot_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shot_offers" ADD CONSTRAINT "shot_offers_copy_id_workouts_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shot_offers_filmer" ON "shot_offers" USING btree ("filmer_id");--> statement-breakpoint
CREATE INDEX "shot_offers_user" ON "shot_offers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shot_offers_copy" ON "shot_offers" USING btree ("copy_id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_shot_offer_id_shot_offers_id_fk" FOREIGN KEY ("shot_offer_id") REFERENCES "public"."shot_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shots" ADD CONSTRAINT "shots_taker_id_users_id_fk" FOREIGN KEY ("taker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_filmer_id_users_id_fk" FOREIGN KEY ("filmer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_shot_offer" ON "notifications" USING btree ("shot_offer_id");--> statement-breakpoint
CREATE INDEX "shots_taker" ON "shots" USING btree ("taker_id") WHERE taker_id is not null;--> statement-breakpoint
CREATE INDEX "workouts_filmer" ON "workouts" USING btree ("filmer_id") WHERE filmer_id is not null;--> statement-breakpoint
ALTER TABLE "shots" ADD CONSTRAINT "shots_taker" CHECK ("shots"."taker_id" is null or "shots"."by_another");--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_filmer" CHECK ("workouts"."filmer_id" is null or "workouts"."filmed_by_another");