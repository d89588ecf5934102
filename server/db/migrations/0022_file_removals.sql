ALTER TABLE "unclaimed_file" ADD COLUMN "removing_at" timestamp with time zone;--> statement-breakpoint
-- Whoever stores a file notes it first, which has to fail while it is being removed; it may succeed later, as where a lock is not available.
CREATE FUNCTION "public"."await_removal"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	RAISE EXCEPTION 'The photograph % is just being removed', OLD."digest" USING ERRCODE = 'lock_not_available';
END $$;--> statement-breakpoint
CREATE TRIGGER "await_removal" BEFORE UPDATE OF "since" ON "public"."unclaimed_file" FOR EACH ROW WHEN (OLD."removing_at" IS NOT NULL) EXECUTE FUNCTION "public"."await_removal"();--> statement-breakpoint
-- The later time of both: an import notes its photographs for a day.
CREATE OR REPLACE FUNCTION "public"."unclaim_files"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "public"."unclaimed_file" AS "noted" ("digest", "since") SELECT DISTINCT "digest", now() FROM "gone"
	ON CONFLICT ("digest") DO UPDATE SET "since" = greatest("noted"."since", excluded."since") WHERE "noted"."removing_at" IS NULL;
	RETURN NULL;
END $$;
