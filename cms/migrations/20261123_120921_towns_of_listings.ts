import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listings" ADD COLUMN "town" text DEFAULT '' NOT NULL;
  CREATE INDEX "listings_town_idx" ON "listings" USING btree ("locale","state","town","sort_name","clinic_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "listings_town_idx";
  ALTER TABLE "listings" DROP COLUMN "town";`)
}
