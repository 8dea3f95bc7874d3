import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listings" ADD COLUMN "schedule_count" integer DEFAULT 0 NOT NULL;
  ALTER TABLE "listings" ADD COLUMN "accessibility_count" integer DEFAULT 0 NOT NULL;
  CREATE INDEX "listings_parts_idx" ON "listings" USING btree ("locale","clinic_id") INCLUDE ("schedule_count","accessibility_count");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "listings_parts_idx";
  ALTER TABLE "listings" DROP COLUMN "schedule_count";
  ALTER TABLE "listings" DROP COLUMN "accessibility_count";`)
}
