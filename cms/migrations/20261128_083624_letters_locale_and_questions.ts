import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_submissions" ADD COLUMN "conversation" varchar;
  ALTER TABLE "letters" ADD COLUMN "locale" varchar;
  CREATE INDEX "clinic_submissions_conversation_idx" ON "clinic_submissions" USING btree ("conversation");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "clinic_submissions_conversation_idx";
  ALTER TABLE "clinic_submissions" DROP COLUMN "conversation";
  ALTER TABLE "letters" DROP COLUMN "locale";`)
}
