import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "articles_counted" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "contact_address" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "articles_counted";
  ALTER TABLE "site_settings" DROP COLUMN "contact_address";`)
}
