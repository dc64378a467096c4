CREATE TABLE "device_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session" varchar NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device" text,
	CONSTRAINT "device_links_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "device_links" ADD CONSTRAINT "device_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_links" ADD CONSTRAINT "device_links_session_sessions_sid_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("sid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_links_session" ON "device_links" USING btree ("session");--> statement-breakpoint
CREATE INDEX "device_links_user" ON "device_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "device_links_expires" ON "device_links" USING btree ("expires_at");