ALTER TABLE "refresh_token" ADD COLUMN "agent" text;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD COLUMN "address" text;