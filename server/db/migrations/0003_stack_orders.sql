CREATE INDEX "stack_by_volume" ON "stack" USING btree ("volume" DESC NULLS LAST,"stack_number","id");--> statement-breakpoint
CREATE INDEX "stack_by_length" ON "stack" USING btree ("assortment_length" DESC NULLS LAST,"stack_number","id");--> statement-breakpoint
CREATE INDEX "stack_by_age" ON "stack" USING btree ("measurement_date_time","stack_number","id");--> statement-breakpoint
CREATE INDEX "stack_by_number" ON "stack" USING btree ("stack_number","id");--> statement-breakpoint
CREATE INDEX "stack_position" ON "stack" USING btree ("latitude","longitude");