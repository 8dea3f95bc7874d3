import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** By these, likely duplicates are found while somebody types; drizzle can't say the first. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "clinics_phone_digits" ON "clinics" USING btree (regexp_replace("phone", '\\D', '', 'g'));
   CREATE INDEX "clinics_point" ON "clinics" USING btree ("latitude", "longitude");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "clinics_phone_digits";
   DROP INDEX "clinics_point";`)
}
