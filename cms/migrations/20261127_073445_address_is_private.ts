import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" ADD COLUMN "address_is_private" boolean DEFAULT false;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_address_is_private" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" DROP COLUMN "address_is_private";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_address_is_private";`)
}
