import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clinics_opening_hours_weeks" AS ENUM('first', 'second', 'third', 'fourth', 'fifth', 'last', 'alternate', 'some');
  CREATE TYPE "public"."enum_clinics_opening_hours_access" AS ENUM('appointment', 'call', 'walkIn');
  CREATE TYPE "public"."enum__clinics_v_version_opening_hours_weeks" AS ENUM('first', 'second', 'third', 'fourth', 'fifth', 'last', 'alternate', 'some');
  CREATE TYPE "public"."enum__clinics_v_version_opening_hours_access" AS ENUM('appointment', 'call', 'walkIn');
  ALTER TABLE "clinics_opening_hours" ADD COLUMN "weeks" "enum_clinics_opening_hours_weeks";
  ALTER TABLE "clinics_opening_hours" ADD COLUMN "access" "enum_clinics_opening_hours_access";
  ALTER TABLE "_clinics_v_version_opening_hours" ADD COLUMN "weeks" "enum__clinics_v_version_opening_hours_weeks";
  ALTER TABLE "_clinics_v_version_opening_hours" ADD COLUMN "access" "enum__clinics_v_version_opening_hours_access";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics_opening_hours" DROP COLUMN "weeks";
  ALTER TABLE "clinics_opening_hours" DROP COLUMN "access";
  ALTER TABLE "_clinics_v_version_opening_hours" DROP COLUMN "weeks";
  ALTER TABLE "_clinics_v_version_opening_hours" DROP COLUMN "access";
  DROP TYPE "public"."enum_clinics_opening_hours_weeks";
  DROP TYPE "public"."enum_clinics_opening_hours_access";
  DROP TYPE "public"."enum__clinics_v_version_opening_hours_weeks";
  DROP TYPE "public"."enum__clinics_v_version_opening_hours_access";`)
}
