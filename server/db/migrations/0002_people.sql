CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"invited" boolean DEFAULT true NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_of_organization" ON "person" USING btree ("organization_id","user_id");--> statement-breakpoint
CREATE INDEX "person_user" ON "person" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stack_registrator" ON "stack" USING btree ("registrator_id");--> statement-breakpoint
CREATE INDEX "stack_surveyor" ON "stack" USING btree ("surveyor_id");--> statement-breakpoint
INSERT INTO "person" ("id", "organization_id", "user_id", "invited") SELECT gen_random_uuid(), "membership"."organization_id", "membership"."user_id", false FROM (SELECT "organization_id", "user_id" FROM "organization_member" UNION SELECT "department"."organization_id", "department_member"."user_id" FROM "department_member" INNER JOIN "department" ON "department"."id" = "department_member"."department_id" UNION SELECT "sawmill"."organization_id", "sawmill_member"."user_id" FROM "sawmill_member" INNER JOIN "sawmill" ON "sawmill"."id" = "sawmill_member"."sawmill_id") AS "membership";