SET LOCAL lock_timeout = '2s';--> statement-breakpoint
CREATE TABLE "harvest_area_number" (
	"organization_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"area_number" text NOT NULL,
	"place_id" uuid NOT NULL,
	CONSTRAINT "harvest_area_number_department_id_area_number_pk" PRIMARY KEY("department_id","area_number")
);
--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "csv_statement_numbers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "harvest_place" ADD COLUMN "numbers_filed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stack_origin" ADD COLUMN "named_place_id" uuid;--> statement-breakpoint
ALTER TABLE "harvest_area_number" ADD CONSTRAINT "harvest_area_number_place" FOREIGN KEY ("organization_id","department_id","place_id") REFERENCES "public"."harvest_place"("organization_id","department_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "harvest_area_number_place" ON "harvest_area_number" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "harvest_place_unfiled" ON "harvest_place" USING btree ("department_id") WHERE not "harvest_place"."numbers_filed";--> statement-breakpoint
ALTER TABLE "deleted"."harvest_place" ADD COLUMN "numbers_filed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deleted"."stack_origin" ADD COLUMN "named_place_id" uuid;--> statement-breakpoint
ALTER TABLE "deleted"."organization" ADD COLUMN "csv_statement_numbers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "deleted"."harvest_area_number" (LIKE "public"."harvest_area_number", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."harvest_area_number" ("organization_id");
