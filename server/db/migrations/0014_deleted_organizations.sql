CREATE TABLE "deleted_organization" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"deleted_by" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deleted_organization_age" ON "deleted_organization" USING btree ("deleted_at");--> statement-breakpoint
CREATE SCHEMA "deleted";--> statement-breakpoint
CREATE TABLE "deleted"."organization" (LIKE "public"."organization", FOREIGN KEY ("id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."organization" ("id");--> statement-breakpoint
CREATE TABLE "deleted"."organization_logo" (LIKE "public"."organization_logo", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."organization_logo" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."department" (LIKE "public"."department", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."department" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."sawmill" (LIKE "public"."sawmill", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."sawmill" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."person" (LIKE "public"."person", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."person" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."organization_member" (LIKE "public"."organization_member", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."organization_member" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."department_member" (LIKE "public"."department_member", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."department_member" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."sawmill_member" (LIKE "public"."sawmill_member", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."sawmill_member" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."contact" (LIKE "public"."contact", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."contact" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."contract" (LIKE "public"."contract", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."contract" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."stack_view" (LIKE "public"."stack_view", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."stack_view" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."mail" (LIKE "public"."mail", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."mail" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."stack" (LIKE "public"."stack", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."stack" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."app_user" (LIKE "public"."app_user", "organization_id" uuid NOT NULL, FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."app_user" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."stack_names" ("organization_id" uuid NOT NULL, "stack_id" uuid NOT NULL, "registrator_id" uuid, "surveyor_id" uuid, FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."stack_names" ("organization_id");