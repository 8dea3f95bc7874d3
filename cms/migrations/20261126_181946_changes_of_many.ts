import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "bulk_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"on" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"status" varchar NOT NULL,
  	"by_id" integer,
  	"undone_by_id" integer,
  	"change" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bulk_change_rows" (
  	"change_id" integer NOT NULL,
  	"document_id" integer NOT NULL,
  	"name" text NOT NULL,
  	"result" text,
  	"reason" text,
  	"before" jsonb,
  	"after" text,
  	CONSTRAINT "bulk_change_rows_change_id_document_id_pk" PRIMARY KEY("change_id","document_id")
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bulk_changes_id" integer;
  ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bulk_changes_by_idx" ON "bulk_changes" USING btree ("by_id");
  CREATE INDEX "bulk_changes_undone_by_idx" ON "bulk_changes" USING btree ("undone_by_id");
  CREATE INDEX "bulk_changes_updated_at_idx" ON "bulk_changes" USING btree ("updated_at");
  CREATE INDEX "bulk_changes_created_at_idx" ON "bulk_changes" USING btree ("created_at");
  CREATE INDEX "bulk_change_rows_result_idx" ON "bulk_change_rows" USING btree ("change_id","result");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bulk_changes_fk" FOREIGN KEY ("bulk_changes_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bulk_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("bulk_changes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bulk_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bulk_change_rows" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bulk_changes" CASCADE;
  DROP TABLE "bulk_change_rows" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bulk_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_bulk_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bulk_changes_id";`)
}
