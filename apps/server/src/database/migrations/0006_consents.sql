CREATE TABLE "parental_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parent_email" varchar(254),
	"token_hash" text,
	"mails_sent" integer DEFAULT 0 NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"granted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parental_consents_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "units" text DEFAULT 'imperial' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "awaits_parent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parental_consents" ADD CONSTRAINT "parental_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parental_consents_deadline" ON "parental_consents" USING btree ("deadline");