import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "unknown_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"fact" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"status" varchar DEFAULT 'open' NOT NULL,
  	"means" varchar,
  	"spanish" varchar,
  	"guess" varchar,
  	"certainty" varchar,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"sources" varchar,
  	"example" varchar,
  	"example_clinic" numeric,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "unknown_words_id" integer;
  ALTER TABLE "import_rows" ADD COLUMN "unknown" jsonb;
  ALTER TABLE "unknown_words" ADD CONSTRAINT "unknown_words_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "unknown_words_status_idx" ON "unknown_words" USING btree ("status");
  CREATE INDEX "unknown_words_by_idx" ON "unknown_words" USING btree ("by_id");
  CREATE INDEX "unknown_words_updated_at_idx" ON "unknown_words" USING btree ("updated_at");
  CREATE INDEX "unknown_words_created_at_idx" ON "unknown_words" USING btree ("created_at");
  CREATE UNIQUE INDEX "fact_key_idx" ON "unknown_words" USING btree ("fact","key");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_unknown_words_fk" FOREIGN KEY ("unknown_words_id") REFERENCES "public"."unknown_words"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_unknown_words_id_idx" ON "payload_locked_documents_rels" USING btree ("unknown_words_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "unknown_words" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "unknown_words" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_unknown_words_fk";
  
  DROP INDEX "payload_locked_documents_rels_unknown_words_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "unknown_words_id";
  ALTER TABLE "import_rows" DROP COLUMN "unknown";`)
}
