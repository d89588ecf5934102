DROP INDEX "stack_view_name";--> statement-breakpoint
CREATE UNIQUE INDEX "stack_view_name" ON "stack_view" USING btree ("organization_id","owner_id","shared",lower("name"));