import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_clinic_map" AS ENUM('shown', 'asked');
  ALTER TABLE "site_settings" ADD COLUMN "clinic_map" "enum_site_settings_clinic_map" DEFAULT 'shown' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "clinic_map";
  DROP TYPE "public"."enum_site_settings_clinic_map";`)
}
