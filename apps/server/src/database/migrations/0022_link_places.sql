ALTER TABLE "group_invites" ADD COLUMN "places" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_invites" ADD COLUMN "joined" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "group_invites" ADD CONSTRAINT "group_invites_joined" CHECK ("group_invites"."joined" between 0 and "group_invites"."places");--> statement-breakpoint
UPDATE "group_invites" SET "joined" = 1 WHERE "status" = 'accepted';
