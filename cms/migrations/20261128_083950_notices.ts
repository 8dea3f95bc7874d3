import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" ADD COLUMN "notice_until" timestamp(3) with time zone;
  ALTER TABLE "clinics_locales" ADD COLUMN "notice" varchar;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_notice_until" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v_locales" ADD COLUMN "version_notice" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" DROP COLUMN "notice_until";
  ALTER TABLE "clinics_locales" DROP COLUMN "notice";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_notice_until";
  ALTER TABLE "_clinics_v_locales" DROP COLUMN "version_notice";`)
}
