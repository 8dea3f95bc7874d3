import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_submissions" ADD COLUMN "first_visit_wait" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "first_visit_cost" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "insurance_accepted" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_submissions" DROP COLUMN "first_visit_wait";
  ALTER TABLE "clinic_submissions" DROP COLUMN "first_visit_cost";
  ALTER TABLE "clinic_submissions" DROP COLUMN "insurance_accepted";`)
}
