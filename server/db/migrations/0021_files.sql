CREATE TABLE "stack_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"stack_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"width" integer,
	"height" integer,
	"taken_at" timestamp with time zone,
	"latitude" double precision,
	"longitude" double precision
);
--> statement-breakpoint
CREATE TABLE "unclaimed_file" (
	"digest" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stack_file" ADD CONSTRAINT "stack_file_stack" FOREIGN KEY ("organization_id","stack_id") REFERENCES "public"."stack"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stack_file_of_stack" ON "stack_file" USING btree ("stack_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "stack_file_current" ON "stack_file" USING btree ("stack_id","kind") WHERE "stack_file"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "stack_file_digest" ON "stack_file" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "stack_file_waiting" ON "stack_file" USING btree ("next_attempt_at") WHERE "stack_file"."state" = 'Waiting';--> statement-breakpoint
CREATE INDEX "unclaimed_file_since" ON "unclaimed_file" USING btree ("since");--> statement-breakpoint
CREATE TABLE "deleted"."stack_file" (LIKE "public"."stack_file", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."stack_file" ("organization_id");--> statement-breakpoint
CREATE INDEX ON "deleted"."stack_file" ("digest");--> statement-breakpoint
CREATE FUNCTION "public"."unclaim_files"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
	INSERT INTO "public"."unclaimed_file" ("digest", "since") SELECT DISTINCT "digest", now() FROM "gone" ON CONFLICT ("digest") DO UPDATE SET "since" = excluded."since";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "unclaim" AFTER DELETE ON "public"."stack_file" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "public"."unclaim_files"();--> statement-breakpoint
CREATE TRIGGER "unclaim" AFTER DELETE ON "deleted"."stack_file" REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "public"."unclaim_files"();
