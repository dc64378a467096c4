CREATE TABLE "video_choices" (
	"video_id" uuid NOT NULL,
	"candidate" integer NOT NULL,
	"reading" jsonb NOT NULL,
	CONSTRAINT "video_choices_video_id_candidate_pk" PRIMARY KEY("video_id","candidate")
);
--> statement-breakpoint
ALTER TABLE "video_choices" ADD CONSTRAINT "video_choices_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;