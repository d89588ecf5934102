SET LOCAL lock_timeout = '2s';--> statement-breakpoint
ALTER TABLE "stack_origin" ADD COLUMN "reference_number" text;--> statement-breakpoint
ALTER TABLE "stack_origin" ADD COLUMN "verification_number" text;--> statement-breakpoint
ALTER TABLE "deleted"."stack_origin" ADD COLUMN "reference_number" text;--> statement-breakpoint
ALTER TABLE "deleted"."stack_origin" ADD COLUMN "verification_number" text;
