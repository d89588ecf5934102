CREATE TABLE "measured_notice" (
	"stack_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history_entry" ALTER COLUMN "client_address" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "history_entry" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "retention_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "digest" jsonb;--> statement-breakpoint
ALTER TABLE "measured_notice" ADD CONSTRAINT "measured_notice_department" FOREIGN KEY ("organization_id","department_id") REFERENCES "public"."department"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measured_notice_owner" ON "measured_notice" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "measured_notice_age" ON "measured_notice" USING btree ("since");--> statement-breakpoint
CREATE TABLE "deleted"."measured_notice" (LIKE "public"."measured_notice", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."measured_notice" ("organization_id");--> statement-breakpoint
ALTER TABLE "deleted"."contract" ADD COLUMN "retention_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted"."mail" ADD COLUMN "digest" jsonb;--> statement-breakpoint
UPDATE "contract" SET "retention_from" = now() + interval '30 days' WHERE "period" = 'current' AND "data_retention_months" > 0;--> statement-breakpoint
UPDATE "deleted"."contract" SET "retention_from" = now() + interval '30 days' WHERE "period" = 'current' AND "data_retention_months" > 0;