import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clinics_accepts_uninsured" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_accepts_uninsured" AS ENUM('yes', 'no');
  ALTER TABLE "clinics" ADD COLUMN "accepts_uninsured" "enum_clinics_accepts_uninsured";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_accepts_uninsured" "enum__clinics_v_version_accepts_uninsured";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" DROP COLUMN "accepts_uninsured";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_accepts_uninsured";
  DROP TYPE "public"."enum_clinics_accepts_uninsured";
  DROP TYPE "public"."enum__clinics_v_version_accepts_uninsured";`)
}
