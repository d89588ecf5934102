SET LOCAL lock_timeout = '2s';--> statement-breakpoint
DROP INDEX "stack_registration";--> statement-breakpoint
DROP INDEX "stack_measurement";--> statement-breakpoint
DROP INDEX "stack_loaded";--> statement-breakpoint
DROP INDEX "stack_invoiceable";--> statement-breakpoint
DROP INDEX "stack_assigned";--> statement-breakpoint
DROP INDEX "stack_modified";--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "withdrawn_by_id" uuid;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "twin_id" uuid;--> statement-breakpoint
ALTER TABLE "stack" ADD CONSTRAINT "stack_withdrawn_by_id_app_user_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stack_withdrawn_by" ON "stack" USING btree ("withdrawn_by_id");--> statement-breakpoint
CREATE INDEX "stack_withdrawn" ON "stack" USING btree ("department_id","withdrawn_at" DESC NULLS LAST,"id") WHERE "stack"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "stack_registration" ON "stack" USING btree ("department_id","registration_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet","withdrawn_at");--> statement-breakpoint
CREATE INDEX "stack_measurement" ON "stack" USING btree ("department_id","measurement_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet","withdrawn_at");--> statement-breakpoint
CREATE INDEX "stack_loaded" ON "stack" USING btree ("department_id","loaded_into_system_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet","withdrawn_at");--> statement-breakpoint
CREATE INDEX "stack_invoiceable" ON "stack" USING btree ("department_id","invoiceable_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet","withdrawn_at");--> statement-breakpoint
CREATE INDEX "stack_assigned" ON "stack" USING btree ("department_id","assigned_to_sawmill_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet","withdrawn_at");--> statement-breakpoint
CREATE INDEX "stack_modified" ON "stack" USING btree ("department_id","last_modified_date_time" DESC NULLS LAST,"id","litres","thousandths_of_cubic_feet","withdrawn_at");--> statement-breakpoint
ALTER TABLE "stack" ADD CONSTRAINT "stack_withdrawn_at" CHECK ("stack"."withdrawn_at" is null or "stack"."state" = 'Measured');--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "withdrawn_reason" text;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "withdrawn_by_id" uuid;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "twin_id" uuid;