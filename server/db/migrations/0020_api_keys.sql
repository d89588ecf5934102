CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"hash" text NOT NULL,
	"prefix" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_id_app_user_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_organization" ON "api_key" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "api_key_creator" ON "api_key" USING btree ("created_by_id");--> statement-breakpoint
CREATE TABLE "deleted"."api_key" (LIKE "public"."api_key", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."api_key" ("organization_id");
