import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guides" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "guides" ADD COLUMN "review_on" timestamp(3) with time zone;
  ALTER TABLE "_guides_v" ADD COLUMN "version_reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "_guides_v" ADD COLUMN "version_review_on" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "review_on" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_reviewed_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_review_on" timestamp(3) with time zone;
  CREATE INDEX "guides_review_on_idx" ON "guides" USING btree ("review_on");
  CREATE INDEX "_guides_v_version_version_review_on_idx" ON "_guides_v" USING btree ("version_review_on");
  CREATE INDEX "articles_review_on_idx" ON "articles" USING btree ("review_on");
  CREATE INDEX "_articles_v_version_version_review_on_idx" ON "_articles_v" USING btree ("version_review_on");
  UPDATE "payload_preferences" SET "value" = '"en"' WHERE "key" = 'locale';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "guides_review_on_idx";
  DROP INDEX "_guides_v_version_version_review_on_idx";
  DROP INDEX "articles_review_on_idx";
  DROP INDEX "_articles_v_version_version_review_on_idx";
  ALTER TABLE "guides" DROP COLUMN "reviewed_at";
  ALTER TABLE "guides" DROP COLUMN "review_on";
  ALTER TABLE "_guides_v" DROP COLUMN "version_reviewed_at";
  ALTER TABLE "_guides_v" DROP COLUMN "version_review_on";
  ALTER TABLE "articles" DROP COLUMN "reviewed_at";
  ALTER TABLE "articles" DROP COLUMN "review_on";
  ALTER TABLE "_articles_v" DROP COLUMN "version_reviewed_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_review_on";`)
}
