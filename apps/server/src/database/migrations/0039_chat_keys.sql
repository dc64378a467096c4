ALTER TABLE "chat_reads" DROP CONSTRAINT "chat_reads_member";
--> statement-breakpoint
ALTER TABLE "message_reactions" DROP CONSTRAINT "message_reactions_member";
--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_member" FOREIGN KEY ("user_id","group_id") REFERENCES "public"."group_members"("user_id","group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_member" FOREIGN KEY ("user_id","group_id") REFERENCES "public"."group_members"("user_id","group_id") ON DELETE cascade ON UPDATE no action;