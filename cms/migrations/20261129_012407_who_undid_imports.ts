import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" ADD COLUMN "undone_by_id" integer;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "imports_undone_by_idx" ON "imports" USING btree ("undone_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" DROP CONSTRAINT "imports_undone_by_id_users_id_fk";
  
  DROP INDEX "imports_undone_by_idx";
  ALTER TABLE "imports" DROP COLUMN "undone_by_id";`)
}
