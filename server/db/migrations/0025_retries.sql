SET LOCAL lock_timeout = '2s';--> statement-breakpoint
DROP INDEX "measurement_message_waiting";--> statement-breakpoint
DROP INDEX "stack_file_waiting";--> statement-breakpoint
ALTER TABLE "measurement" ADD COLUMN "message_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "measurement" ADD COLUMN "message_next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stack_file" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "unclaimed_file" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "measurement_message_due" ON "measurement" USING btree ("organization_id","received_at") WHERE "measurement"."message" is not null;--> statement-breakpoint
CREATE INDEX "stack_file_due" ON "stack_file" USING btree ("organization_id","next_attempt_at") WHERE "stack_file"."state" = 'Waiting';--> statement-breakpoint
ALTER TABLE "deleted"."measurement" ADD COLUMN "message_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted"."measurement" ADD COLUMN "message_next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted"."stack_file" ADD COLUMN "crashes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What is noted anew is tried anew.
CREATE OR REPLACE FUNCTION "public"."unclaim_files"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "public"."unclaimed_file" AS "noted" ("digest", "since") SELECT DISTINCT "digest", now() FROM "gone"
	ON CONFLICT ("digest") DO UPDATE SET "since" = greatest("noted"."since", excluded."since"), "attempts" = 0 WHERE "noted"."removing_at" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "public"."unclaim_messages"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "public"."unclaimed_file" AS "noted" ("digest", "since") SELECT DISTINCT "message_digest", now() FROM "gone" WHERE "message_digest" IS NOT NULL
	ON CONFLICT ("digest") DO UPDATE SET "since" = greatest("noted"."since", excluded."since"), "attempts" = 0 WHERE "noted"."removing_at" IS NULL;
	RETURN NULL;
END $$;
