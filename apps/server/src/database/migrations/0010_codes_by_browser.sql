ALTER TABLE "email_codes" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
-- Codes live for minutes: whoever waits for one asks once more.
DROP TABLE "email_codes" CASCADE;--> statement-breakpoint
DROP INDEX "messages_user";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_idempotency" UNIQUE("user_id","idempotency_key");--> statement-breakpoint
CREATE TABLE "email_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" varchar(254) NOT NULL,
	"browser" text NOT NULL,
	"code_hash" text NOT NULL,
	"is_long" boolean NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "email_codes_browser" ON "email_codes" USING btree ("email","browser","created_at");--> statement-breakpoint
CREATE INDEX "email_codes_created" ON "email_codes" USING btree ("created_at");