import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "clinic_submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"clinic_name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"state" varchar,
  	"zip_code" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"website" varchar,
  	"description" varchar,
  	"is_free" boolean DEFAULT false,
  	"is_low_cost" boolean DEFAULT false,
  	"hours_of_operation" varchar,
  	"eligibility_requirements" varchar,
  	"contact_name" varchar NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_phone" varchar,
  	"status" varchar DEFAULT 'received' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clinic_submissions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"category" varchar,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"status" varchar DEFAULT 'new' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_signups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"status" varchar DEFAULT 'pending' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"key" varchar(255) PRIMARY KEY NOT NULL,
  	"points" integer DEFAULT 0 NOT NULL,
  	"expire" bigint
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "clinic_submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_signups_id" integer;
  ALTER TABLE "clinic_submissions_texts" ADD CONSTRAINT "clinic_submissions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clinic_submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "clinic_submissions_status_idx" ON "clinic_submissions" USING btree ("status");
  CREATE INDEX "clinic_submissions_updated_at_idx" ON "clinic_submissions" USING btree ("updated_at");
  CREATE INDEX "clinic_submissions_created_at_idx" ON "clinic_submissions" USING btree ("created_at");
  CREATE INDEX "clinic_submissions_texts_order_parent" ON "clinic_submissions_texts" USING btree ("order","parent_id");
  CREATE INDEX "contact_messages_status_idx" ON "contact_messages" USING btree ("status");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_signups_email_idx" ON "newsletter_signups" USING btree ("email");
  CREATE UNIQUE INDEX "newsletter_signups_token_idx" ON "newsletter_signups" USING btree ("token");
  CREATE INDEX "newsletter_signups_status_idx" ON "newsletter_signups" USING btree ("status");
  CREATE INDEX "newsletter_signups_updated_at_idx" ON "newsletter_signups" USING btree ("updated_at");
  CREATE INDEX "newsletter_signups_created_at_idx" ON "newsletter_signups" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clinic_submissions_fk" FOREIGN KEY ("clinic_submissions_id") REFERENCES "public"."clinic_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_signups_fk" FOREIGN KEY ("newsletter_signups_id") REFERENCES "public"."newsletter_signups"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_clinic_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("clinic_submissions_id");
  CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_signups_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_signups_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clinic_submissions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_signups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "rate_limits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "clinic_submissions" CASCADE;
  DROP TABLE "clinic_submissions_texts" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "newsletter_signups" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_clinic_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_contact_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_newsletter_signups_fk";
  
  DROP INDEX "payload_locked_documents_rels_clinic_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_contact_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_signups_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "clinic_submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_signups_id";`)
}
