import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" ADD COLUMN "wrong_phones" varchar;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_wrong_phones" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" DROP COLUMN "wrong_phones";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_wrong_phones";`)
}
