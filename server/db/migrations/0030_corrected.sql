SET LOCAL lock_timeout = '2s';--> statement-breakpoint
ALTER TABLE "measurement" ADD COLUMN "corrected" jsonb;--> statement-breakpoint
ALTER TABLE "measurement" ADD COLUMN "beside" jsonb;--> statement-breakpoint
ALTER TABLE "deleted"."measurement" ADD COLUMN "corrected" jsonb;--> statement-breakpoint
ALTER TABLE "deleted"."measurement" ADD COLUMN "beside" jsonb;
