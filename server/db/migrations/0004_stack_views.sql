CREATE TABLE "stack_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"shared" boolean NOT NULL,
	"parameters" jsonb NOT NULL,
	"columns" text[] NOT NULL,
	"dense" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stack_view" ADD CONSTRAINT "stack_view_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stack_view" ADD CONSTRAINT "stack_view_owner_id_app_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stack_view_name" ON "stack_view" USING btree ("organization_id","owner_id",lower("name"));--> statement-breakpoint
CREATE INDEX "stack_view_owner" ON "stack_view" USING btree ("owner_id");