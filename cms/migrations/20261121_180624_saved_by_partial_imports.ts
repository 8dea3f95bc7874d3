import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "imports" ADD COLUMN "is_partial" boolean DEFAULT false;
  ALTER TABLE "guides" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_guides_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "articles" ADD COLUMN "saved_by_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_saved_by_id" integer;
  ALTER TABLE "clinics" ADD CONSTRAINT "clinics_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinics_v" ADD CONSTRAINT "_clinics_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guides" ADD CONSTRAINT "guides_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_id_users_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_saved_by_id_users_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "clinics_saved_by_idx" ON "clinics" USING btree ("saved_by_id");
  CREATE INDEX "_clinics_v_version_version_saved_by_idx" ON "_clinics_v" USING btree ("version_saved_by_id");
  CREATE INDEX "guides_saved_by_idx" ON "guides" USING btree ("saved_by_id");
  CREATE INDEX "_guides_v_version_version_saved_by_idx" ON "_guides_v" USING btree ("version_saved_by_id");
  CREATE INDEX "articles_saved_by_idx" ON "articles" USING btree ("saved_by_id");
  CREATE INDEX "_articles_v_version_version_saved_by_idx" ON "_articles_v" USING btree ("version_saved_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinics" DROP CONSTRAINT "clinics_saved_by_id_users_id_fk";
  
  ALTER TABLE "_clinics_v" DROP CONSTRAINT "_clinics_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "guides" DROP CONSTRAINT "guides_saved_by_id_users_id_fk";
  
  ALTER TABLE "_guides_v" DROP CONSTRAINT "_guides_v_version_saved_by_id_users_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_saved_by_id_users_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_saved_by_id_users_id_fk";
  
  DROP INDEX "clinics_saved_by_idx";
  DROP INDEX "_clinics_v_version_version_saved_by_idx";
  DROP INDEX "guides_saved_by_idx";
  DROP INDEX "_guides_v_version_version_saved_by_idx";
  DROP INDEX "articles_saved_by_idx";
  DROP INDEX "_articles_v_version_version_saved_by_idx";
  ALTER TABLE "clinics" DROP COLUMN "saved_by_id";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "imports" DROP COLUMN "is_partial";
  ALTER TABLE "guides" DROP COLUMN "saved_by_id";
  ALTER TABLE "_guides_v" DROP COLUMN "version_saved_by_id";
  ALTER TABLE "articles" DROP COLUMN "saved_by_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_saved_by_id";`)
}
