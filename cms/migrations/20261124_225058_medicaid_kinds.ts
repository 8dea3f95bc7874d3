import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_states_medicaid" ADD VALUE 'poverty-level' BEFORE 'not-expanded';
  ALTER TYPE "public"."enum_states_medicaid" ADD VALUE 'not-offered';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "states" ALTER COLUMN "medicaid" SET DATA TYPE text;
  UPDATE "states" SET "medicaid" = 'not-expanded' WHERE "medicaid" = 'poverty-level';
  UPDATE "states" SET "medicaid" = 'own-rules' WHERE "medicaid" = 'not-offered';
  DROP TYPE "public"."enum_states_medicaid";
  CREATE TYPE "public"."enum_states_medicaid" AS ENUM('expanded', 'not-expanded', 'own-rules');
  ALTER TABLE "states" ALTER COLUMN "medicaid" SET DATA TYPE "public"."enum_states_medicaid" USING "medicaid"::"public"."enum_states_medicaid";`)
}
