import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_home_figures_counted" AS ENUM('verified', 'clinics', 'states', 'services');
  CREATE TYPE "public"."enum_site_settings_about_figures_counted" AS ENUM('verified', 'clinics', 'states', 'services');
  ALTER TABLE "site_settings_home_figures" ADD COLUMN "counted" "enum_site_settings_home_figures_counted";
  ALTER TABLE "site_settings_about_figures" ADD COLUMN "counted" "enum_site_settings_about_figures_counted";
  ALTER TABLE "site_settings" ADD COLUMN "resources_counted" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "nationwide_counted" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "footer_counted" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_home_figures" DROP COLUMN "counted";
  ALTER TABLE "site_settings_about_figures" DROP COLUMN "counted";
  ALTER TABLE "site_settings" DROP COLUMN "resources_counted";
  ALTER TABLE "site_settings" DROP COLUMN "nationwide_counted";
  ALTER TABLE "site_settings" DROP COLUMN "footer_counted";
  DROP TYPE "public"."enum_site_settings_home_figures_counted";
  DROP TYPE "public"."enum_site_settings_about_figures_counted";`)
}
