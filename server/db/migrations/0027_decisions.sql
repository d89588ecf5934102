SET LOCAL lock_timeout = '2s';--> statement-breakpoint
CREATE TABLE "stack_decision" (
	"organization_id" uuid NOT NULL,
	"stack_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"about" text,
	"word" text NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stack_decision_stack_id_subject_pk" PRIMARY KEY("stack_id","subject")
);
--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "failed_checks" text[];--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "face_difference" double precision;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "decided" text[];--> statement-breakpoint
ALTER TABLE "measurement" ADD COLUMN "asked_anew_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "stack_id" uuid;--> statement-breakpoint
ALTER TABLE "stack_decision" ADD CONSTRAINT "stack_decision_decided_by_id_app_user_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stack_decision" ADD CONSTRAINT "stack_decision_stack" FOREIGN KEY ("organization_id","stack_id") REFERENCES "public"."stack"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stack_decision_decided_by" ON "stack_decision" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "stack_by_check" ON "stack" USING btree ((case when "evidence_failed" or "doubts" is not null then 4 when "decided" is not null then 0 end
    + case when "failed_checks" is null then 0 else 1 + coalesce("face_difference", 0) end) desc nulls last,"stack_number","id");--> statement-breakpoint
CREATE TABLE "deleted"."stack_decision" (LIKE "public"."stack_decision", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."stack_decision" ("organization_id");--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "failed_checks" text[];--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "face_difference" double precision;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "decided" text[];--> statement-breakpoint
ALTER TABLE "deleted"."measurement" ADD COLUMN "asked_anew_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted"."mail" ADD COLUMN "stack_id" uuid;--> statement-breakpoint
-- Who has looked at a doubt stood in the history alone.
INSERT INTO "stack_decision" ("organization_id", "stack_id", "subject", "about", "word", "decided_by_id", "decided_at")
SELECT "stack"."organization_id", "stack"."id", look->>'kind', look->>'about', look->>'word', (
	SELECT "app_user"."id" FROM "history_entry" JOIN "app_user" ON "app_user"."id" = "history_entry"."user_id"
	WHERE "history_entry"."thing_id" = "stack"."id" AND "history_entry"."operation_id" = 'lookAtStackDoubts'
		AND "history_entry"."at" BETWEEN (look->>'at')::timestamptz - interval '1 minute' AND (look->>'at')::timestamptz + interval '1 minute'
	ORDER BY "history_entry"."at" DESC LIMIT 1
), (look->>'at')::timestamptz
FROM "stack" CROSS JOIN jsonb_array_elements("stack"."looked_at") look WHERE "stack"."looked_at" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "deleted"."stack_decision" ("organization_id", "stack_id", "subject", "about", "word", "decided_by_id", "decided_at")
SELECT "stack"."organization_id", "stack"."id", look->>'kind', look->>'about', look->>'word', (
	SELECT "app_user"."id" FROM "history_entry" JOIN "deleted"."app_user" ON "app_user"."id" = "history_entry"."user_id" AND "app_user"."organization_id" = "stack"."organization_id"
	WHERE "history_entry"."thing_id" = "stack"."id" AND "history_entry"."operation_id" = 'lookAtStackDoubts'
		AND "history_entry"."at" BETWEEN (look->>'at')::timestamptz - interval '1 minute' AND (look->>'at')::timestamptz + interval '1 minute'
	ORDER BY "history_entry"."at" DESC LIMIT 1
), (look->>'at')::timestamptz
FROM "deleted"."stack" CROSS JOIN jsonb_array_elements("stack"."looked_at") look WHERE "stack"."looked_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "stack" DROP COLUMN "looked_at";--> statement-breakpoint
ALTER TABLE "deleted"."stack" DROP COLUMN "looked_at";
