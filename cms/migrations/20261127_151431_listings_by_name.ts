import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listings" ADD COLUMN "named_by" text[] DEFAULT '{}' NOT NULL;
  CREATE INDEX "listings_named_idx" ON "listings" USING gin ("named_by") WHERE locale = 'en';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "listings_named_idx";
  ALTER TABLE "listings" DROP COLUMN "named_by";`)
}
