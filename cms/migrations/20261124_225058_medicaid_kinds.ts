import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Another type takes the place of the old one: a value that is added to a type can't be used before the
// end of the transaction, and a backup is restored in one.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_states_medicaid" RENAME TO "enum_states_medicaid_before";
  CREATE TYPE "public"."enum_states_medicaid" AS ENUM('expanded', 'poverty-level', 'not-expanded', 'own-rules', 'not-offered');
  ALTER TABLE "states" ALTER COLUMN "medicaid" SET DATA TYPE "public"."enum_states_medicaid" USING "medicaid"::text::"public"."enum_states_medicaid";
  DROP TYPE "public"."enum_states_medicaid_before";`)
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
