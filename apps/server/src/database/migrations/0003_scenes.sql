CREATE TABLE "video_scenes" (
	"video_id" uuid PRIMARY KEY NOT NULL,
	"scene" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_scenes" ADD CONSTRAINT "video_scenes_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;