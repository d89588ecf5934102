ALTER TABLE "sawmill" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "sawmill" ADD COLUMN "longitude" double precision;