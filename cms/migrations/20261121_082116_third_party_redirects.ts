import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "newsletter_signups" ADD COLUMN "token_expires" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_identifier" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_home" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_browse" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_state" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_reading" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_about" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_forms" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_legal" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_search" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_map" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_clinic" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "analytics_pages_category" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_identifier" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_home" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_browse" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_state" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_reading" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_about" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_forms" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_legal" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_search" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_map" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_clinic" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "advertising_pages_category" boolean DEFAULT false;
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "newsletter_signups" DROP COLUMN "token_expires";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_identifier";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_home";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_browse";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_state";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_reading";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_about";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_forms";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_legal";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_search";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_map";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_clinic";
  ALTER TABLE "site_settings" DROP COLUMN "analytics_pages_category";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_identifier";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_home";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_browse";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_state";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_reading";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_about";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_forms";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_legal";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_search";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_map";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_clinic";
  ALTER TABLE "site_settings" DROP COLUMN "advertising_pages_category";`)
}
