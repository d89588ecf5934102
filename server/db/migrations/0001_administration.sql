CREATE TABLE "account_link" (
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_link_user_id_purpose_pk" PRIMARY KEY("user_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "idempotent_call" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call_hash" text NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_call_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "organization_logo" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "department_member" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "department_member" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_member" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_member" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sawmill_member" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sawmill_member" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_call" ADD CONSTRAINT "idempotent_call_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_logo" ADD CONSTRAINT "organization_logo_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sawmill_name" ON "sawmill" USING btree ("organization_id",lower("name"));--> statement-breakpoint
UPDATE "organization_member" SET "name" = "app_user"."name", "phone" = "app_user"."phone" FROM "app_user" WHERE "app_user"."id" = "user_id";--> statement-breakpoint
UPDATE "department_member" SET "name" = "app_user"."name", "phone" = "app_user"."phone" FROM "app_user" WHERE "app_user"."id" = "user_id";--> statement-breakpoint
UPDATE "sawmill_member" SET "name" = "app_user"."name", "phone" = "app_user"."phone" FROM "app_user" WHERE "app_user"."id" = "user_id";--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "phone";