CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"summary" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"named_by" jsonb NOT NULL,
	"video_id" uuid,
	"files" text[] NOT NULL,
	"bytes" bigint NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trashed_reactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trash_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trash" ADD CONSTRAINT "trash_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_reactions" ADD CONSTRAINT "trashed_reactions_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_reactions" ADD CONSTRAINT "trashed_reactions_member" FOREIGN KEY ("group_id","user_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_reactions" ADD CONSTRAINT "trashed_reactions_author_member" FOREIGN KEY ("group_id","author_id") REFERENCES "public"."group_members"("group_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_user" ON "trash" USING btree ("user_id","deleted_at","id");--> statement-breakpoint
CREATE INDEX "trash_deleted" ON "trash" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "trash_video" ON "trash" USING btree ("video_id");--> statement-breakpoint
CREATE INDEX "trashed_reactions_trash" ON "trashed_reactions" USING btree ("trash_id");--> statement-breakpoint
CREATE INDEX "trashed_reactions_user" ON "trashed_reactions" USING btree ("group_id","user_id");--> statement-breakpoint
CREATE INDEX "trashed_reactions_author" ON "trashed_reactions" USING btree ("group_id","author_id");