CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"path" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"total_bytes" bigint,
	"missing" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"detail" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
