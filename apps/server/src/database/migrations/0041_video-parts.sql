CREATE TABLE "video_parts" (
	"video_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"bytes" bigint NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "video_parts_video_id_start_pk" PRIMARY KEY("video_id","start")
);
--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "announced_bytes" bigint;--> statement-breakpoint
ALTER TABLE "video_parts" ADD CONSTRAINT "video_parts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;