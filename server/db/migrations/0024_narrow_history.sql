DROP INDEX "history_thing";--> statement-breakpoint
DROP INDEX "history_age";--> statement-breakpoint
ALTER TABLE "history_entry" ALTER COLUMN "request_id" SET DATA TYPE uuid USING "request_id"::uuid;--> statement-breakpoint
CREATE INDEX "history_thing" ON "history_entry" USING btree ("thing_id","at","id");--> statement-breakpoint
CREATE INDEX "history_age" ON "history_entry" USING brin ("at");
