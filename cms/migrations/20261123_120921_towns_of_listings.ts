import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listings" ADD COLUMN "town" text DEFAULT '' NOT NULL;

  -- As for the other lists: what they filter by lies in the index. Two are for lists of all states.
  CREATE INDEX "listings_town_idx" ON "listings" USING btree ("locale","state","town","sort_name","clinic_id")
    INCLUDE ("categories");
  CREATE INDEX "listings_all_towns_idx" ON "listings" USING btree ("locale","town","state","sort_name","clinic_id")
    INCLUDE ("categories");
  CREATE INDEX "listings_all_names_idx" ON "listings" USING btree ("locale","sort_name","clinic_id")
    INCLUDE ("categories","is_free","is_low_cost");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "listings_all_names_idx";
  DROP INDEX "listings_all_towns_idx";
  DROP INDEX "listings_town_idx";
  ALTER TABLE "listings" DROP COLUMN "town";`)
}
