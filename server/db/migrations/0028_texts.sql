SET LOCAL lock_timeout = '2s';--> statement-breakpoint
-- Digits count as numbers: 2 stands before 10. The ICU of PGlite does not read und-u-kn-true, which says the same.
CREATE COLLATION "stack_number_order" (provider = icu, locale = '@colNumeric=yes');--> statement-breakpoint
DROP INDEX "stack_by_number";--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "search_text" text;--> statement-breakpoint
CREATE INDEX "stack_number_form" ON "stack" USING btree ("department_id",split_part("search_text", chr(10), 1));--> statement-breakpoint
CREATE INDEX "stack_without_search_text" ON "stack" USING btree ("id") WHERE "stack"."search_text" is null;--> statement-breakpoint
CREATE INDEX "stack_by_number" ON "stack" USING btree ("stack_number" collate "stack_number_order","id");--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "search_text" text;
