CREATE INDEX "contact_department" ON "contact" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "organization_card" ON "organization" USING btree ("measurement_card_id");--> statement-breakpoint
CREATE INDEX "refresh_token_user" ON "refresh_token" USING btree ("user_id");