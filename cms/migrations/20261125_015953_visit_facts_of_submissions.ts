import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_submissions" ADD COLUMN "accepts_new_patients" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "walk_ins_welcome" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "appointment_needed" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "sliding_fee_scale" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "accepts_uninsured" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "asks_for_id" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "asks_for_proof_of_address" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "asks_for_proof_of_income" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "asks_for_ssn" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "asks_immigration_status" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "interpreters" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "telehealth" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "clinic_submissions" DROP COLUMN "accepts_new_patients";
  ALTER TABLE "clinic_submissions" DROP COLUMN "walk_ins_welcome";
  ALTER TABLE "clinic_submissions" DROP COLUMN "appointment_needed";
  ALTER TABLE "clinic_submissions" DROP COLUMN "sliding_fee_scale";
  ALTER TABLE "clinic_submissions" DROP COLUMN "accepts_uninsured";
  ALTER TABLE "clinic_submissions" DROP COLUMN "asks_for_id";
  ALTER TABLE "clinic_submissions" DROP COLUMN "asks_for_proof_of_address";
  ALTER TABLE "clinic_submissions" DROP COLUMN "asks_for_proof_of_income";
  ALTER TABLE "clinic_submissions" DROP COLUMN "asks_for_ssn";
  ALTER TABLE "clinic_submissions" DROP COLUMN "asks_immigration_status";
  ALTER TABLE "clinic_submissions" DROP COLUMN "interpreters";
  ALTER TABLE "clinic_submissions" DROP COLUMN "telehealth";`)
}
