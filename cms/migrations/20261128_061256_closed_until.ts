import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" ADD COLUMN "closed_until" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_closed_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" DROP COLUMN "closed_until";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_closed_until";`)
}
