import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" ADD COLUMN "drafted_by" jsonb;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_drafted_by" jsonb;
  ALTER TABLE "guides" ADD COLUMN "drafted_by" jsonb;
  ALTER TABLE "_guides_v" ADD COLUMN "version_drafted_by" jsonb;
  ALTER TABLE "articles" ADD COLUMN "drafted_by" jsonb;
  ALTER TABLE "_articles_v" ADD COLUMN "version_drafted_by" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" DROP COLUMN "drafted_by";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_drafted_by";
  ALTER TABLE "guides" DROP COLUMN "drafted_by";
  ALTER TABLE "_guides_v" DROP COLUMN "version_drafted_by";
  ALTER TABLE "articles" DROP COLUMN "drafted_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_drafted_by";`)
}
