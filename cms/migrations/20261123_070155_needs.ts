import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_needs_call_first" AS ENUM('emergency', 'poison', 'suicide', 'assault', 'violence');
  CREATE TABLE "needs_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL
  );
  
  CREATE TABLE "needs_links_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "needs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"call_first" "enum_needs_call_first",
  	"is_private" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "needs_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "needs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "needs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "needs_id" integer;
  ALTER TABLE "needs_links" ADD CONSTRAINT "needs_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "needs_links_locales" ADD CONSTRAINT "needs_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."needs_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "needs_locales" ADD CONSTRAINT "needs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "needs_texts" ADD CONSTRAINT "needs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "needs_rels" ADD CONSTRAINT "needs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "needs_rels" ADD CONSTRAINT "needs_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "needs_links_order_idx" ON "needs_links" USING btree ("_order");
  CREATE INDEX "needs_links_parent_id_idx" ON "needs_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "needs_links_locales_locale_parent_id_unique" ON "needs_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "needs_updated_at_idx" ON "needs" USING btree ("updated_at");
  CREATE INDEX "needs_created_at_idx" ON "needs" USING btree ("created_at");
  CREATE UNIQUE INDEX "needs_locales_locale_parent_id_unique" ON "needs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "needs_texts_order_parent" ON "needs_texts" USING btree ("order","parent_id");
  CREATE INDEX "needs_rels_order_idx" ON "needs_rels" USING btree ("order");
  CREATE INDEX "needs_rels_parent_idx" ON "needs_rels" USING btree ("parent_id");
  CREATE INDEX "needs_rels_path_idx" ON "needs_rels" USING btree ("path");
  CREATE INDEX "needs_rels_categories_id_idx" ON "needs_rels" USING btree ("categories_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_needs_fk" FOREIGN KEY ("needs_id") REFERENCES "public"."needs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_needs_id_idx" ON "payload_locked_documents_rels" USING btree ("needs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "needs_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "needs_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "needs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "needs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "needs_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "needs_links" CASCADE;
  DROP TABLE "needs_links_locales" CASCADE;
  DROP TABLE "needs" CASCADE;
  DROP TABLE "needs_locales" CASCADE;
  DROP TABLE "needs_texts" CASCADE;
  DROP TABLE "needs_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_needs_fk";
  
  DROP INDEX "payload_locked_documents_rels_needs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "needs_id";
  DROP TYPE "public"."enum_needs_call_first";`)
}
