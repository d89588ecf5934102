ALTER TABLE "contact" DROP CONSTRAINT "contact_department_id_department_id_fk";--> statement-breakpoint
ALTER TABLE "department_member" DROP CONSTRAINT "department_member_department_id_department_id_fk";--> statement-breakpoint
ALTER TABLE "sawmill_member" DROP CONSTRAINT "sawmill_member_sawmill_id_sawmill_id_fk";--> statement-breakpoint
ALTER TABLE "stack" DROP CONSTRAINT "stack_department_id_department_id_fk";--> statement-breakpoint
ALTER TABLE "stack" DROP CONSTRAINT "stack_sawmill_id_sawmill_id_fk";--> statement-breakpoint
ALTER TABLE "department_member" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "department_member" SET "organization_id" = "department"."organization_id" FROM "department" WHERE "department"."id" = "department_member"."department_id";--> statement-breakpoint
ALTER TABLE "department_member" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sawmill_member" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "sawmill_member" SET "organization_id" = "sawmill"."organization_id" FROM "sawmill" WHERE "sawmill"."id" = "sawmill_member"."sawmill_id";--> statement-breakpoint
ALTER TABLE "sawmill_member" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
UPDATE "stack" SET "organization_id" = "department"."organization_id" FROM "department" WHERE "department"."id" = "stack"."department_id";--> statement-breakpoint
ALTER TABLE "stack" ALTER COLUMN "organization_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "department" ADD CONSTRAINT "department_of_organization" UNIQUE("organization_id","id");--> statement-breakpoint
ALTER TABLE "sawmill" ADD CONSTRAINT "sawmill_of_organization" UNIQUE("organization_id","id");--> statement-breakpoint
DROP INDEX "department_organization";--> statement-breakpoint
DROP INDEX "sawmill_organization";--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_department" FOREIGN KEY ("organization_id","department_id") REFERENCES "public"."department"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_member" ADD CONSTRAINT "department_member_department" FOREIGN KEY ("organization_id","department_id") REFERENCES "public"."department"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sawmill_member" ADD CONSTRAINT "sawmill_member_sawmill" FOREIGN KEY ("organization_id","sawmill_id") REFERENCES "public"."sawmill"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stack" ADD CONSTRAINT "stack_department" FOREIGN KEY ("organization_id","department_id") REFERENCES "public"."department"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stack" ADD CONSTRAINT "stack_sawmill" FOREIGN KEY ("organization_id","sawmill_id") REFERENCES "public"."sawmill"("organization_id","id") ON DELETE no action ON UPDATE no action;