import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "recorded_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"by_id" integer,
  	"source" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"title" text,
  	"done" text NOT NULL,
  	"through" text,
  	"before" jsonb NOT NULL,
  	"after" jsonb NOT NULL
  );
  
  ALTER TABLE "recorded_changes" ADD CONSTRAINT "recorded_changes_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "recorded_changes_at_idx" ON "recorded_changes" USING btree ("at");
  CREATE INDEX "recorded_changes_document_idx" ON "recorded_changes" USING btree ("source","document_id","at");
  CREATE INDEX "recorded_changes_by_idx" ON "recorded_changes" USING btree ("by_id","at");
  CREATE INDEX "_clinics_v_told_idx" ON "_clinics_v" USING btree ("updated_at")
    WHERE "snapshot" IS NOT TRUE AND "parent_id" IS NOT NULL
      AND ("version_saved_by_id" IS NOT NULL OR "version_saved_through" IS NOT NULL)
      AND ("version_saved_through" IS NULL OR "version_saved_through" !~ '^(Import: |Undone import: |Change of many|Undo of a change of many|Verification call|Undone call|Kept as a draft)');
  CREATE INDEX "_guides_v_told_idx" ON "_guides_v" USING btree ("updated_at")
    WHERE "snapshot" IS NOT TRUE AND "parent_id" IS NOT NULL
      AND ("version_saved_by_id" IS NOT NULL OR "version_saved_through" IS NOT NULL)
      AND ("version_saved_through" IS NULL OR "version_saved_through" !~ '^(Import: |Undone import: |Change of many|Undo of a change of many|Verification call|Undone call|Kept as a draft)');
  CREATE INDEX "_articles_v_told_idx" ON "_articles_v" USING btree ("updated_at")
    WHERE "snapshot" IS NOT TRUE AND "parent_id" IS NOT NULL
      AND ("version_saved_by_id" IS NOT NULL OR "version_saved_through" IS NOT NULL)
      AND ("version_saved_through" IS NULL OR "version_saved_through" !~ '^(Import: |Undone import: |Change of many|Undo of a change of many|Verification call|Undone call|Kept as a draft)');
  UPDATE "users" SET "name" = split_part("email", '@', 1) WHERE trim(coalesce("name", '')) = '';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "recorded_changes" CASCADE;
  DROP INDEX "_clinics_v_told_idx";
  DROP INDEX "_guides_v_told_idx";
  DROP INDEX "_articles_v_told_idx";`)
}
