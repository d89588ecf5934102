DELETE FROM "idempotent_call" WHERE "status" IS NULL;--> statement-breakpoint
CREATE TABLE "job" (
	"name" text PRIMARY KEY NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"organization_id" uuid,
	"sender_id" uuid,
	"owner_name" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "idempotent_call" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotent_call" ALTER COLUMN "answer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_sender_id_app_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_attempt_at") WHERE "mail"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_address" ON "mail" USING btree ("email","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mail_organization" ON "mail" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "mail_sender" ON "mail" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "mail_age" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_link_end" ON "account_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotent_call_age" ON "idempotent_call" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "refresh_token_end" ON "refresh_token" USING btree ("family_expires_at");