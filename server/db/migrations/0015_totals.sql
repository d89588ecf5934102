DROP INDEX "stack_registration";--> statement-breakpoint
DROP INDEX "stack_measurement";--> statement-breakpoint
DROP INDEX "stack_loaded";--> statement-breakpoint
DROP INDEX "stack_invoiceable";--> statement-breakpoint
DROP INDEX "stack_assigned";--> statement-breakpoint
DROP INDEX "stack_modified";--> statement-breakpoint
ALTER TABLE "measurement_card" ADD COLUMN "volume_unit" text GENERATED ALWAYS AS (jsonb_path_query_first("definition", '$.fields[*] ? (@.id == $.volumeFieldId).units.display') #>> '{}') STORED;--> statement-breakpoint
ALTER TABLE "measurement_card" ADD COLUMN "length_unit" text GENERATED ALWAYS AS (jsonb_path_query_first("definition", '$.fields[*] ? (@.id == $.fieldIds.assortmentLength).units.display') #>> '{}') STORED;--> statement-breakpoint
ALTER TABLE "measurement_card" ADD COLUMN "tree_species" jsonb GENERATED ALWAYS AS (jsonb_path_query_array("definition", '$.fields[*] ? (@.id == $.fieldIds.treeSpecies).options[*]')) STORED;--> statement-breakpoint
ALTER TABLE "measurement_card" ADD COLUMN "assortments" jsonb GENERATED ALWAYS AS (jsonb_path_query_array("definition", '$.fields[*] ? (@.id == $.fieldIds.assortment).options[*]')) STORED;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "litres" integer GENERATED ALWAYS AS (floor("volume" * 1::float8 * 1000 + 0.5)::integer) STORED;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "thousandths_of_cubic_feet" integer GENERATED ALWAYS AS (floor("volume" * 35.3146667::float8 * 1000 + 0.5)::integer) STORED;--> statement-breakpoint
CREATE INDEX "stack_registration" ON "stack" USING btree ("department_id","registration_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_measurement" ON "stack" USING btree ("department_id","measurement_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_loaded" ON "stack" USING btree ("department_id","loaded_into_system_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_invoiceable" ON "stack" USING btree ("department_id","invoiceable_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_assigned" ON "stack" USING btree ("department_id","assigned_to_sawmill_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");--> statement-breakpoint
CREATE INDEX "stack_modified" ON "stack" USING btree ("department_id","last_modified_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet");