import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clinics_asks_for_id" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_asks_for_proof_of_address" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_asks_for_proof_of_income" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_asks_for_ssn" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_asks_immigration_status" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_appointment_needed" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_asks_for_id" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_asks_for_proof_of_address" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_asks_for_proof_of_income" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_asks_for_ssn" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_asks_immigration_status" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_appointment_needed" AS ENUM('yes', 'no');
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "services_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "translated_texts" (
  	"source" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"field" text NOT NULL,
  	"locale" text NOT NULL,
  	"translation" text NOT NULL,
  	"english" text NOT NULL,
  	CONSTRAINT "translated_texts_source_document_id_field_locale_pk" PRIMARY KEY("source","document_id","field","locale")
  );
  
  ALTER TABLE "clinics" ADD COLUMN "asks_for_id" "enum_clinics_asks_for_id";
  ALTER TABLE "clinics" ADD COLUMN "asks_for_proof_of_address" "enum_clinics_asks_for_proof_of_address";
  ALTER TABLE "clinics" ADD COLUMN "asks_for_proof_of_income" "enum_clinics_asks_for_proof_of_income";
  ALTER TABLE "clinics" ADD COLUMN "asks_for_ssn" "enum_clinics_asks_for_ssn";
  ALTER TABLE "clinics" ADD COLUMN "asks_immigration_status" "enum_clinics_asks_immigration_status";
  ALTER TABLE "clinics" ADD COLUMN "appointment_needed" "enum_clinics_appointment_needed";
  ALTER TABLE "clinics" ADD COLUMN "moved_from" varchar;
  ALTER TABLE "clinics" ADD COLUMN "moved_at" timestamp(3) with time zone;
  ALTER TABLE "clinics" ADD COLUMN "fact_dates" jsonb;
  ALTER TABLE "clinics_locales" ADD COLUMN "first_visit_cost" varchar;
  ALTER TABLE "clinics_locales" ADD COLUMN "first_visit_wait" varchar;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_asks_for_id" "enum__clinics_v_version_asks_for_id";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_asks_for_proof_of_address" "enum__clinics_v_version_asks_for_proof_of_address";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_asks_for_proof_of_income" "enum__clinics_v_version_asks_for_proof_of_income";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_asks_for_ssn" "enum__clinics_v_version_asks_for_ssn";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_asks_immigration_status" "enum__clinics_v_version_asks_immigration_status";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_appointment_needed" "enum__clinics_v_version_appointment_needed";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_moved_from" varchar;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_moved_at" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_fact_dates" jsonb;
  ALTER TABLE "_clinics_v_locales" ADD COLUMN "version_first_visit_cost" varchar;
  ALTER TABLE "_clinics_v_locales" ADD COLUMN "version_first_visit_wait" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "locale" varchar DEFAULT 'en';
  ALTER TABLE "contact_messages" ADD COLUMN "locale" varchar DEFAULT 'en';
  ALTER TABLE "newsletter_signups" ADD COLUMN "locale" varchar DEFAULT 'en';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" integer;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services_name_idx" ON "services_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "translated_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "translated_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  ALTER TABLE "clinics" DROP COLUMN "asks_for_id";
  ALTER TABLE "clinics" DROP COLUMN "asks_for_proof_of_address";
  ALTER TABLE "clinics" DROP COLUMN "asks_for_proof_of_income";
  ALTER TABLE "clinics" DROP COLUMN "asks_for_ssn";
  ALTER TABLE "clinics" DROP COLUMN "asks_immigration_status";
  ALTER TABLE "clinics" DROP COLUMN "appointment_needed";
  ALTER TABLE "clinics" DROP COLUMN "moved_from";
  ALTER TABLE "clinics" DROP COLUMN "moved_at";
  ALTER TABLE "clinics" DROP COLUMN "fact_dates";
  ALTER TABLE "clinics_locales" DROP COLUMN "first_visit_cost";
  ALTER TABLE "clinics_locales" DROP COLUMN "first_visit_wait";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_asks_for_id";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_asks_for_proof_of_address";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_asks_for_proof_of_income";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_asks_for_ssn";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_asks_immigration_status";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_appointment_needed";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_moved_from";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_moved_at";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_fact_dates";
  ALTER TABLE "_clinics_v_locales" DROP COLUMN "version_first_visit_cost";
  ALTER TABLE "_clinics_v_locales" DROP COLUMN "version_first_visit_wait";
  ALTER TABLE "clinic_submissions" DROP COLUMN "locale";
  ALTER TABLE "contact_messages" DROP COLUMN "locale";
  ALTER TABLE "newsletter_signups" DROP COLUMN "locale";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  DROP TYPE "public"."enum_clinics_asks_for_id";
  DROP TYPE "public"."enum_clinics_asks_for_proof_of_address";
  DROP TYPE "public"."enum_clinics_asks_for_proof_of_income";
  DROP TYPE "public"."enum_clinics_asks_for_ssn";
  DROP TYPE "public"."enum_clinics_asks_immigration_status";
  DROP TYPE "public"."enum_clinics_appointment_needed";
  DROP TYPE "public"."enum__clinics_v_version_asks_for_id";
  DROP TYPE "public"."enum__clinics_v_version_asks_for_proof_of_address";
  DROP TYPE "public"."enum__clinics_v_version_asks_for_proof_of_income";
  DROP TYPE "public"."enum__clinics_v_version_asks_for_ssn";
  DROP TYPE "public"."enum__clinics_v_version_asks_immigration_status";
  DROP TYPE "public"."enum__clinics_v_version_appointment_needed";`)
}
