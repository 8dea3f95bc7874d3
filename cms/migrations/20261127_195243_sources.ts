import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sources_fetch_every" AS ENUM('never', 'day', 'week', 'month');
  CREATE TABLE "sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"fetch_every" "enum_sources_fetch_every" DEFAULT 'never',
  	"looked_at" timestamp(3) with time zone,
  	"looked_by_id" integer,
  	"outcome" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "imports" ADD COLUMN "fetched_address" varchar;
  ALTER TABLE "imports" ADD COLUMN "fetched_etag" varchar;
  ALTER TABLE "imports" ADD COLUMN "fetched_last_modified" varchar;
  ALTER TABLE "imports" ADD COLUMN "fetched_digest" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sources_id" integer;
  ALTER TABLE "sources" ADD CONSTRAINT "sources_looked_by_id_users_id_fk" FOREIGN KEY ("looked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "sources_name_idx" ON "sources" USING btree ("name");
  CREATE INDEX "sources_looked_by_idx" ON "sources" USING btree ("looked_by_id");
  CREATE INDEX "sources_updated_at_idx" ON "sources" USING btree ("updated_at");
  CREATE INDEX "sources_created_at_idx" ON "sources" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sources_fk" FOREIGN KEY ("sources_id") REFERENCES "public"."sources"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("sources_id");
  INSERT INTO "sources" ("name") SELECT DISTINCT "source" FROM "imports" UNION SELECT 'hrsa';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sources" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sources" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sources_fk";
  
  DROP INDEX "payload_locked_documents_rels_sources_id_idx";
  ALTER TABLE "imports" DROP COLUMN "fetched_address";
  ALTER TABLE "imports" DROP COLUMN "fetched_etag";
  ALTER TABLE "imports" DROP COLUMN "fetched_last_modified";
  ALTER TABLE "imports" DROP COLUMN "fetched_digest";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sources_id";
  DROP TYPE "public"."enum_sources_fetch_every";`)
}
