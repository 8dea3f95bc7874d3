import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" ADD COLUMN "saved_through" varchar;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_saved_through" varchar;
  ALTER TABLE "verifications" ADD COLUMN "undo" varchar;
  ALTER TABLE "verifications" ADD COLUMN "undone_at" timestamp(3) with time zone;
  ALTER TABLE "verifications" ADD COLUMN "undone_by_id" integer;
  ALTER TABLE "guides" ADD COLUMN "saved_through" varchar;
  ALTER TABLE "_guides_v" ADD COLUMN "version_saved_through" varchar;
  ALTER TABLE "articles" ADD COLUMN "saved_through" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_through" varchar;
  ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp(3) with time zone;
  ALTER TABLE "verifications" ADD CONSTRAINT "verifications_undone_by_id_users_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "verifications_undone_by_idx" ON "verifications" USING btree ("undone_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "verifications" DROP CONSTRAINT "verifications_undone_by_id_users_id_fk";
  
  DROP INDEX "verifications_undone_by_idx";
  ALTER TABLE "clinics" DROP COLUMN "saved_through";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_saved_through";
  ALTER TABLE "verifications" DROP COLUMN "undo";
  ALTER TABLE "verifications" DROP COLUMN "undone_at";
  ALTER TABLE "verifications" DROP COLUMN "undone_by_id";
  ALTER TABLE "guides" DROP COLUMN "saved_through";
  ALTER TABLE "_guides_v" DROP COLUMN "version_saved_through";
  ALTER TABLE "articles" DROP COLUMN "saved_through";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_through";
  ALTER TABLE "users" DROP COLUMN "deactivated_at";`)
}
