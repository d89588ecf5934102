SET LOCAL lock_timeout = '2s';--> statement-breakpoint
CREATE TABLE "harvest_place" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"name" text NOT NULL,
	"area_numbers" text[] NOT NULL,
	"country" text NOT NULL,
	"producer_name" text DEFAULT '' NOT NULL,
	"harvest_from" date,
	"harvest_to" date,
	"geometry" jsonb,
	"corners" integer DEFAULT 0 NOT NULL,
	"land_address" text,
	"stated_hectares" double precision,
	"hectares" double precision,
	CONSTRAINT "harvest_place_of_department" UNIQUE("organization_id","department_id","id"),
	CONSTRAINT "harvest_place_geometry" CHECK (("harvest_place"."geometry" is null) <> ("harvest_place"."land_address" is null))
);
--> statement-breakpoint
CREATE TABLE "stack_origin" (
	"organization_id" uuid NOT NULL,
	"department_id" uuid NOT NULL,
	"stack_id" uuid NOT NULL,
	"place_id" uuid,
	CONSTRAINT "stack_origin_stack_id_pk" PRIMARY KEY("stack_id")
);
--> statement-breakpoint
ALTER TABLE "harvest_place" ADD CONSTRAINT "harvest_place_department" FOREIGN KEY ("organization_id","department_id") REFERENCES "public"."department"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stack_origin" ADD CONSTRAINT "stack_origin_stack" FOREIGN KEY ("organization_id","stack_id") REFERENCES "public"."stack"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stack_origin" ADD CONSTRAINT "stack_origin_place" FOREIGN KEY ("organization_id","department_id","place_id") REFERENCES "public"."harvest_place"("organization_id","department_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "harvest_place_name" ON "harvest_place" USING btree ("department_id",lower("name"));--> statement-breakpoint
CREATE INDEX "stack_origin_place" ON "stack_origin" USING btree ("place_id");--> statement-breakpoint
CREATE TABLE "deleted"."harvest_place" (LIKE "public"."harvest_place", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."harvest_place" ("organization_id");--> statement-breakpoint
CREATE TABLE "deleted"."stack_origin" (LIKE "public"."stack_origin", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."stack_origin" ("organization_id");
