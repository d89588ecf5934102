SET LOCAL lock_timeout = '2s';--> statement-breakpoint
-- After a fifth of the rows, as is usual, the newest month of many would never be all-visible, and a list that needs its index alone would read a page for each stack.
ALTER TABLE "stack" SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000);--> statement-breakpoint
ALTER TABLE "measurement" SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000);--> statement-breakpoint
ALTER TABLE "history_entry" SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 5000);
