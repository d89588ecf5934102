ALTER TABLE "measurement" ADD COLUMN "message_digest" text;--> statement-breakpoint
CREATE INDEX "measurement_message_waiting" ON "measurement" USING btree ("received_at") WHERE "measurement"."message" is not null;--> statement-breakpoint
CREATE INDEX "measurement_message" ON "measurement" USING hash ("message_digest");--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_message_digest" CHECK ("measurement"."message_digest" ~ '^[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "deleted"."measurement" ADD COLUMN "message_digest" text;--> statement-breakpoint
CREATE INDEX ON "deleted"."measurement" USING hash ("message_digest");--> statement-breakpoint
CREATE FUNCTION "public"."unclaim_messages"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "public"."unclaimed_file" AS "noted" ("digest", "since") SELECT DISTINCT "message_digest", now() FROM "gone" WHERE "message_digest" IS NOT NULL
	ON CONFLICT ("digest") DO UPDATE SET "since" = greatest("noted"."since", excluded."since") WHERE "noted"."removing_at" IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "unclaim" AFTER DELETE ON "public"."measurement" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "public"."unclaim_messages"();--> statement-breakpoint
CREATE TRIGGER "unclaim" AFTER DELETE ON "deleted"."measurement" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "public"."unclaim_messages"();
