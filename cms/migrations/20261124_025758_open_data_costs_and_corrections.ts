import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_states_medicaid" AS ENUM('expanded', 'not-expanded', 'own-rules');
  CREATE TABLE "poverty_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric NOT NULL,
  	"contiguous_first" numeric NOT NULL,
  	"contiguous_further" numeric NOT NULL,
  	"alaska_first" numeric NOT NULL,
  	"alaska_further" numeric NOT NULL,
  	"hawaii_first" numeric NOT NULL,
  	"hawaii_further" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "corrections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"clinic_id" integer,
  	"text" varchar,
  	"email" varchar,
  	"urgent" boolean DEFAULT false,
  	"from_staff" boolean DEFAULT false,
  	"locale" varchar DEFAULT 'en',
  	"status" varchar DEFAULT 'open' NOT NULL,
  	"settled_at" timestamp(3) with time zone,
  	"settled_by_id" integer,
  	"call_id" integer,
  	"proposed" varchar,
  	"sender" varchar,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "corrections_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "staff_links" (
  	"digest" varchar PRIMARY KEY NOT NULL,
  	"clinic_id" integer NOT NULL,
  	"purpose" varchar DEFAULT 'edit' NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"expires_at" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "staff_reminders" (
  	"clinic_id" integer PRIMARY KEY NOT NULL,
  	"locale" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"asked_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "removed_listings" (
  	"clinic_id" integer PRIMARY KEY NOT NULL,
  	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "clinics" ADD COLUMN "confirmed_by_clinic_at" timestamp(3) with time zone;
  ALTER TABLE "clinics" ADD COLUMN "email" varchar;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_confirmed_by_clinic_at" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "states" ADD COLUMN "medicaid" "enum_states_medicaid";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "poverty_figures_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "corrections_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "data_license" varchar DEFAULT 'CC BY 4.0' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "data_license_url" varchar DEFAULT 'https://creativecommons.org/licenses/by/4.0/';
  ALTER TABLE "site_settings" ADD COLUMN "data_credit" varchar DEFAULT 'Healthcare for All' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "index_now_key" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "google_verification" varchar;
  ALTER TABLE "listings" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;
  ALTER TABLE "corrections" ADD CONSTRAINT "corrections_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "corrections" ADD CONSTRAINT "corrections_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "corrections" ADD CONSTRAINT "corrections_call_id_verifications_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."verifications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "corrections_texts" ADD CONSTRAINT "corrections_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_reminders" ADD CONSTRAINT "staff_reminders_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "poverty_figures_year_idx" ON "poverty_figures" USING btree ("year");
  CREATE INDEX "poverty_figures_updated_at_idx" ON "poverty_figures" USING btree ("updated_at");
  CREATE INDEX "poverty_figures_created_at_idx" ON "poverty_figures" USING btree ("created_at");
  CREATE INDEX "corrections_clinic_idx" ON "corrections" USING btree ("clinic_id");
  CREATE INDEX "corrections_status_idx" ON "corrections" USING btree ("status");
  CREATE INDEX "corrections_settled_by_idx" ON "corrections" USING btree ("settled_by_id");
  CREATE INDEX "corrections_call_idx" ON "corrections" USING btree ("call_id");
  CREATE INDEX "corrections_updated_at_idx" ON "corrections" USING btree ("updated_at");
  CREATE INDEX "corrections_created_at_idx" ON "corrections" USING btree ("created_at");
  CREATE INDEX "corrections_texts_order_parent" ON "corrections_texts" USING btree ("order","parent_id");
  CREATE INDEX "staff_links_clinic" ON "staff_links" USING btree ("clinic_id");
  CREATE INDEX "removed_listings_at_idx" ON "removed_listings" USING btree ("removed_at","clinic_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_poverty_figures_fk" FOREIGN KEY ("poverty_figures_id") REFERENCES "public"."poverty_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_corrections_fk" FOREIGN KEY ("corrections_id") REFERENCES "public"."corrections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_poverty_figures_id_idx" ON "payload_locked_documents_rels" USING btree ("poverty_figures_id");
  CREATE INDEX "payload_locked_documents_rels_corrections_id_idx" ON "payload_locked_documents_rels" USING btree ("corrections_id");
  CREATE INDEX "listings_changed_idx" ON "listings" USING btree ("locale","changed_at","clinic_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "poverty_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "corrections_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "staff_reminders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "removed_listings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "poverty_figures" CASCADE;
  DROP TABLE "corrections" CASCADE;
  DROP TABLE "corrections_texts" CASCADE;
  DROP TABLE "staff_links" CASCADE;
  DROP TABLE "staff_reminders" CASCADE;
  DROP TABLE "removed_listings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_poverty_figures_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_corrections_fk";
  
  DROP INDEX "payload_locked_documents_rels_poverty_figures_id_idx";
  DROP INDEX "payload_locked_documents_rels_corrections_id_idx";
  DROP INDEX "listings_changed_idx";
  ALTER TABLE "clinics" DROP COLUMN "confirmed_by_clinic_at";
  ALTER TABLE "clinics" DROP COLUMN "email";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_confirmed_by_clinic_at";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_email";
  ALTER TABLE "states" DROP COLUMN "medicaid";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "poverty_figures_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "corrections_id";
  ALTER TABLE "site_settings" DROP COLUMN "data_license";
  ALTER TABLE "site_settings" DROP COLUMN "data_license_url";
  ALTER TABLE "site_settings" DROP COLUMN "data_credit";
  ALTER TABLE "site_settings" DROP COLUMN "index_now_key";
  ALTER TABLE "site_settings" DROP COLUMN "google_verification";
  ALTER TABLE "listings" DROP COLUMN "changed_at";
  DROP TYPE "public"."enum_states_medicaid";`)
}
