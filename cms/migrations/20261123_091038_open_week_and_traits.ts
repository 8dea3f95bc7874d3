import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listings" ADD COLUMN "traits" text[] DEFAULT '{}' NOT NULL;
  ALTER TABLE "listings" ADD COLUMN "open_week" "int4multirange" DEFAULT '{}' NOT NULL;
  ALTER TABLE "listings" ADD COLUMN "time_zone" text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "listings" DROP COLUMN "traits";
  ALTER TABLE "listings" DROP COLUMN "open_week";
  ALTER TABLE "listings" DROP COLUMN "time_zone";`)
}
