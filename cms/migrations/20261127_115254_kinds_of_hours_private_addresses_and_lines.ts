import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_clinics_phones_type" AS ENUM('voice', 'appointments', 'afterHours', 'crisis', 'text', 'textphone', 'fax');
  CREATE TYPE "public"."enum_clinics_opening_hours_weeks" AS ENUM('first', 'second', 'third', 'fourth', 'fifth', 'last', 'alternate', 'some');
  CREATE TYPE "public"."enum_clinics_opening_hours_access" AS ENUM('appointment', 'call', 'walkIn');
  CREATE TYPE "public"."enum__clinics_v_version_phones_type" AS ENUM('voice', 'appointments', 'afterHours', 'crisis', 'text', 'textphone', 'fax');
  CREATE TYPE "public"."enum__clinics_v_version_opening_hours_weeks" AS ENUM('first', 'second', 'third', 'fourth', 'fifth', 'last', 'alternate', 'some');
  CREATE TYPE "public"."enum__clinics_v_version_opening_hours_access" AS ENUM('appointment', 'call', 'walkIn');
  CREATE TABLE "clinics_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"extension" varchar,
  	"type" "enum_clinics_phones_type" DEFAULT 'voice',
  	"description" varchar
  );
  
  CREATE TABLE "_clinics_v_version_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"extension" varchar,
  	"type" "enum__clinics_v_version_phones_type" DEFAULT 'voice',
  	"description" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "clinics_opening_hours" ADD COLUMN "weeks" "enum_clinics_opening_hours_weeks";
  ALTER TABLE "clinics_opening_hours" ADD COLUMN "access" "enum_clinics_opening_hours_access";
  ALTER TABLE "clinics" ADD COLUMN "address_is_private" boolean DEFAULT false;
  ALTER TABLE "_clinics_v_version_opening_hours" ADD COLUMN "weeks" "enum__clinics_v_version_opening_hours_weeks";
  ALTER TABLE "_clinics_v_version_opening_hours" ADD COLUMN "access" "enum__clinics_v_version_opening_hours_access";
  ALTER TABLE "_clinics_v" ADD COLUMN "version_address_is_private" boolean DEFAULT false;
  ALTER TABLE "clinics_phones" ADD CONSTRAINT "clinics_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinics_v_version_phones" ADD CONSTRAINT "_clinics_v_version_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinics_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "clinics_phones_order_idx" ON "clinics_phones" USING btree ("_order");
  CREATE INDEX "clinics_phones_parent_id_idx" ON "clinics_phones" USING btree ("_parent_id");
  CREATE INDEX "_clinics_v_version_phones_order_idx" ON "_clinics_v_version_phones" USING btree ("_order");
  CREATE INDEX "_clinics_v_version_phones_parent_id_idx" ON "_clinics_v_version_phones" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "clinics_phones" CASCADE;
  DROP TABLE "_clinics_v_version_phones" CASCADE;
  ALTER TABLE "clinics_opening_hours" DROP COLUMN "weeks";
  ALTER TABLE "clinics_opening_hours" DROP COLUMN "access";
  ALTER TABLE "clinics" DROP COLUMN "address_is_private";
  ALTER TABLE "_clinics_v_version_opening_hours" DROP COLUMN "weeks";
  ALTER TABLE "_clinics_v_version_opening_hours" DROP COLUMN "access";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_address_is_private";
  DROP TYPE "public"."enum_clinics_phones_type";
  DROP TYPE "public"."enum_clinics_opening_hours_weeks";
  DROP TYPE "public"."enum_clinics_opening_hours_access";
  DROP TYPE "public"."enum__clinics_v_version_phones_type";
  DROP TYPE "public"."enum__clinics_v_version_opening_hours_weeks";
  DROP TYPE "public"."enum__clinics_v_version_opening_hours_access";`)
}
