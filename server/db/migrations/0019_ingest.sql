CREATE TABLE "deleted_stack" (
	"organization_id" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deleted_stack_organization_id_client_key_pk" PRIMARY KEY("organization_id","client_key")
);
--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "last_stack_number" integer;--> statement-breakpoint
ALTER TABLE "department" ADD COLUMN "last_stack_year" integer;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "stack" ADD COLUMN "registration_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deleted_stack" ADD CONSTRAINT "deleted_stack_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stack_client_key" ON "stack" USING btree ("organization_id","client_key") WHERE "stack"."client_key" is not null;--> statement-breakpoint
ALTER TABLE "deleted"."department" ADD COLUMN "last_stack_number" integer;--> statement-breakpoint
ALTER TABLE "deleted"."department" ADD COLUMN "last_stack_year" integer;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "client_key" uuid;--> statement-breakpoint
ALTER TABLE "deleted"."stack" ADD COLUMN "registration_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "deleted"."deleted_stack" (LIKE "public"."deleted_stack", FOREIGN KEY ("organization_id") REFERENCES "public"."deleted_organization"("id") ON DELETE CASCADE);--> statement-breakpoint
CREATE INDEX ON "deleted"."deleted_stack" ("organization_id");
