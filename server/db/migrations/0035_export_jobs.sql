SET LOCAL lock_timeout = '2s';--> statement-breakpoint
CREATE TABLE "stack_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"organization_ids" uuid[] NOT NULL,
	"format" text NOT NULL,
	"request" jsonb NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"stack_count" integer NOT NULL,
	"written_count" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"file_name" text,
	"stack_ids" "bytea",
	"is_administered" boolean,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "stack_export" ADD CONSTRAINT "stack_export_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stack_export_user" ON "stack_export" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "stack_export_due" ON "stack_export" USING btree ("next_attempt_at") WHERE "stack_export"."state" = 'Waiting';--> statement-breakpoint
CREATE INDEX "stack_export_digest" ON "stack_export" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "stack_export_end" ON "stack_export" USING btree ("expires_at");--> statement-breakpoint
CREATE TRIGGER "unclaim" AFTER DELETE ON "public"."stack_export" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "public"."unclaim_files"();
