SET LOCAL lock_timeout = '2s';--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "work_countries" text[];--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "judged_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "judged_up_to" uuid;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "doubts" text[];--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "looked_at" jsonb;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "access" text;--> statement-breakpoint
CREATE INDEX "stack_in_doubt" ON "stack" USING btree ("department_id","measurement_date_time" DESC NULLS LAST,"id") WHERE "stack"."evidence_failed" or "stack"."doubts" is not null;--> statement-breakpoint
CREATE INDEX "stack_doubted" ON "stack" USING btree ("department_id") WHERE "stack"."doubts" is not null;--> statement-breakpoint
ALTER TABLE "deleted"."app_user" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "deleted"."organization" ADD COLUMN "work_countries" text[];--> statement-breakpoint
ALTER TABLE "deleted"."organization" ADD COLUMN "judged_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted"."organization" ADD COLUMN "judged_up_to" uuid;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "doubts" text[];--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "looked_at" jsonb;--> statement-breakpoint
ALTER TABLE "deleted"."mail" ADD COLUMN "access" text;--> statement-breakpoint
-- It was the name of the global admin who made the reader one: an erasure looks for it no longer.
UPDATE "mail" SET "owner_name" = 'Stackyard' WHERE "organization_id" IS NULL AND "owner_name" IS NOT NULL;
