CREATE TABLE "measurement_card_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"definition" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"published_by_id" uuid,
	"volume_unit" text GENERATED ALWAYS AS (jsonb_path_query_first("definition", '$.fields[*] ? (@.id == $.volumeFieldId).units.display') #>> '{}') STORED,
	"length_unit" text GENERATED ALWAYS AS (jsonb_path_query_first("definition", '$.fields[*] ? (@.id == $.fieldIds.assortmentLength).units.display') #>> '{}') STORED,
	"tree_species" jsonb GENERATED ALWAYS AS (jsonb_path_query_array("definition", '$.fields[*] ? (@.id == $.fieldIds.treeSpecies).options[*]')) STORED,
	"assortments" jsonb GENERATED ALWAYS AS (jsonb_path_query_array("definition", '$.fields[*] ? (@.id == $.fieldIds.assortment).options[*]')) STORED,
	CONSTRAINT "measurement_card_version_number" UNIQUE("card_id","version")
);
--> statement-breakpoint
ALTER TABLE "measurement_card_version" ADD CONSTRAINT "measurement_card_version_card_id_measurement_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."measurement_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement_card_version" ADD CONSTRAINT "measurement_card_version_published_by_id_app_user_id_fk" FOREIGN KEY ("published_by_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurement_card_version_publisher" ON "measurement_card_version" USING btree ("published_by_id");--> statement-breakpoint
INSERT INTO "measurement_card_version" ("id", "card_id", "version", "definition", "published_at") SELECT gen_random_uuid(), "id", 1, "definition", now() FROM "measurement_card";--> statement-breakpoint
ALTER TABLE "measurement_card" DROP COLUMN "volume_unit";--> statement-breakpoint
ALTER TABLE "measurement_card" DROP COLUMN "length_unit";--> statement-breakpoint
ALTER TABLE "measurement_card" DROP COLUMN "tree_species";--> statement-breakpoint
ALTER TABLE "measurement_card" DROP COLUMN "assortments";--> statement-breakpoint
ALTER TABLE "measurement_card" DROP COLUMN "definition";--> statement-breakpoint
DROP INDEX "stack_registration";--> statement-breakpoint
DROP INDEX "stack_measurement";--> statement-breakpoint
DROP INDEX "stack_loaded";--> statement-breakpoint
DROP INDEX "stack_invoiceable";--> statement-breakpoint
DROP INDEX "stack_assigned";--> statement-breakpoint
DROP INDEX "stack_modified";--> statement-breakpoint
ALTER TABLE "stack" DROP COLUMN "thousandths_of_cubic_feet";--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "card_version_id" uuid;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "registered_values" jsonb;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "in_cubic_feet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "stack" SET "in_cubic_feet" = true FROM "organization", "measurement_card_version" WHERE "organization"."id" = "stack"."organization_id" AND "measurement_card_version"."card_id" = "organization"."measurement_card_id" AND "measurement_card_version"."volume_unit" = 'CubicFeet' AND "stack"."volume" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "thousandths_of_cubic_feet" integer GENERATED ALWAYS AS (case when "in_cubic_feet" then floor("volume" * 35.3146667::float8 * 1000 + 0.5)::integer end) STORED;--> statement-breakpoint
CREATE INDEX "stack_registration" ON "stack" USING btree ("department_id","registration_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_measurement" ON "stack" USING btree ("department_id","measurement_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_loaded" ON "stack" USING btree ("department_id","loaded_into_system_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_invoiceable" ON "stack" USING btree ("department_id","invoiceable_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_assigned" ON "stack" USING btree ("department_id","assigned_to_sawmill_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_modified" ON "stack" USING btree ("department_id","last_modified_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
ALTER TABLE "stack" ADD CONSTRAINT "stack_card_version_id_measurement_card_version_id_fk" FOREIGN KEY ("card_version_id") REFERENCES "public"."measurement_card_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stack_card_version" ON "stack" USING btree ("card_version_id","department_id");--> statement-breakpoint
ALTER TABLE "stack" ADD CONSTRAINT "stack_of_organization" UNIQUE("organization_id","id");--> statement-breakpoint
CREATE TABLE "measurement" (
	"organization_id" uuid NOT NULL,
	"stack_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"card_version_id" uuid NOT NULL,
	"values" jsonb NOT NULL,
	"log_ends" "bytea",
	"full_measurement" boolean NOT NULL,
	"volume" numeric,
	"log_count" integer,
	"instrument" text,
	"certificate" text,
	"certificate_valid_until" date,
	"app" text,
	"measured_by_id" uuid,
	"measured_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"reason" text,
	"author_id" uuid,
	"message" "bytea",
	CONSTRAINT "measurement_stack_id_version_pk" PRIMARY KEY("stack_id","version")
);
--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_card_version_id_measurement_card_version_id_fk" FOREIGN KEY ("card_version_id") REFERENCES "public"."measurement_card_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_measured_by_id_app_user_id_fk" FOREIGN KEY ("measured_by_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurement" ADD CONSTRAINT "measurement_stack" FOREIGN KEY ("organization_id","stack_id") REFERENCES "public"."stack"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurement_read_by" ON "measurement" USING btree ("card_version_id");--> statement-breakpoint
CREATE INDEX "measurement_measured_by" ON "measurement" USING btree ("measured_by_id");--> statement-breakpoint
CREATE INDEX "measurement_author" ON "measurement" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "card_version_id" uuid;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "registered_values" jsonb;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "in_cubic_feet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "deleted"."stack" SET "in_cubic_feet" = true FROM "deleted"."organization", "measurement_card_version" WHERE "organization"."id" = "stack"."organization_id" AND "measurement_card_version"."card_id" = "organization"."measurement_card_id" AND "measurement_card_version"."volume_unit" = 'CubicFeet' AND "stack"."volume" IS NOT NULL;--> statement-breakpoint
CREATE TABLE "deleted"."measurement" (LIKE "public"."measurement", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."measurement" ("organization_id");