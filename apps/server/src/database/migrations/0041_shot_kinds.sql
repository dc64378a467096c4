CREATE TABLE "kind_days" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"zone" text,
	"made" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"verified_made" bigint DEFAULT 0 NOT NULL,
	"verified_total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "kind_days_key" UNIQUE NULLS NOT DISTINCT("user_id","kind","day","zone"),
	CONSTRAINT "kind_days_counts" CHECK ("kind_days"."made" between 0 and "kind_days"."total")
);
--> statement-breakpoint
CREATE TABLE "kind_totals" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"zone" text,
	"made" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"verified_made" bigint DEFAULT 0 NOT NULL,
	"verified_total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "kind_totals_key" UNIQUE NULLS NOT DISTINCT("user_id","kind","zone"),
	CONSTRAINT "kind_totals_counts" CHECK ("kind_totals"."made" between 0 and "kind_totals"."total")
);
--> statement-breakpoint
ALTER TABLE "shots" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "shots" ADD COLUMN "by_another" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "kind_data" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "kind_days" ADD CONSTRAINT "kind_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kind_totals" ADD CONSTRAINT "kind_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shots" ADD CONSTRAINT "shots_by_another" CHECK (not "shots"."by_another" or "shots"."dismissed_at" is not null);