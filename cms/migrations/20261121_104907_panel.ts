import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('clinics');
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'reviewer';
  CREATE TABLE "verifications_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"before" varchar,
  	"after" varchar
  );
  
  CREATE TABLE "verifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"clinic_id" integer NOT NULL,
  	"outcome" varchar NOT NULL,
  	"by_id" integer,
  	"note" varchar,
  	"ask_again_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"source" varchar NOT NULL,
  	"mapping" varchar NOT NULL,
  	"status" varchar DEFAULT 'comparing' NOT NULL,
  	"notice" varchar,
  	"failure" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "clinic_submissions_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"step" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"note" varchar
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "verification_claims" (
  	"clinic_id" integer PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"until" timestamp with time zone NOT NULL
  );
  
  CREATE TABLE "import_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import_id" integer NOT NULL,
  	"line" integer,
  	"cells" json,
  	"source_id" text,
  	"kind" text,
  	"clinic_id" integer,
  	"seen_version" text,
  	"name" text,
  	"state" text,
  	"city" text,
  	"data" jsonb,
  	"before" jsonb,
  	"held" jsonb,
  	"held_digest" text,
  	"notes" text[],
  	"decision" text,
  	"result" text,
  	"reason" text,
  	"applied_version" text
  );
  
  CREATE TABLE "empty_searches" (
  	"place" text NOT NULL,
  	"day" date NOT NULL,
  	"searches" integer NOT NULL,
  	CONSTRAINT "empty_searches_place_day_pk" PRIMARY KEY("place","day")
  );
  
  ALTER TABLE "clinics" ADD COLUMN "verify_every_days" numeric;
  ALTER TABLE "clinics" ADD COLUMN "ask_again_on" timestamp(3) with time zone;
  ALTER TABLE "clinics" ADD COLUMN "reported_wrong_at" timestamp(3) with time zone;
  ALTER TABLE "clinics" ADD COLUMN "changed_at_source_at" timestamp(3) with time zone;
  ALTER TABLE "clinics" ADD COLUMN "held_digest" varchar;
  ALTER TABLE "clinics" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "clinics" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_verify_every_days" numeric;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_ask_again_on" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_reported_wrong_at" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_changed_at_source_at" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_held_digest" varchar;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_closed_at" timestamp(3) with time zone;
  ALTER TABLE "_clinics_v" ADD COLUMN "version_merged_into_id" integer;
  ALTER TABLE "_clinics_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "guides" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_guides_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_guides_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "articles" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "clinic_submissions" ADD COLUMN "clinic_id" integer;
  ALTER TABLE "clinic_submissions" ADD COLUMN "decline_reason" varchar;
  ALTER TABLE "clinic_submissions" ADD COLUMN "notes" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "clinic_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "notes" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "verifications_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imports_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "keep_messages_days" numeric DEFAULT 365;
  ALTER TABLE "verifications_changes" ADD CONSTRAINT "verifications_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "verifications" ADD CONSTRAINT "verifications_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "verifications" ADD CONSTRAINT "verifications_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imports" ADD CONSTRAINT "imports_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic_submissions_log" ADD CONSTRAINT "clinic_submissions_log_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic_submissions_log" ADD CONSTRAINT "clinic_submissions_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinic_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "verifications_changes_order_idx" ON "verifications_changes" USING btree ("_order");
  CREATE INDEX "verifications_changes_parent_id_idx" ON "verifications_changes" USING btree ("_parent_id");
  CREATE INDEX "verifications_clinic_idx" ON "verifications" USING btree ("clinic_id");
  CREATE INDEX "verifications_outcome_idx" ON "verifications" USING btree ("outcome");
  CREATE INDEX "verifications_by_idx" ON "verifications" USING btree ("by_id");
  CREATE INDEX "verifications_updated_at_idx" ON "verifications" USING btree ("updated_at");
  CREATE INDEX "verifications_created_at_idx" ON "verifications" USING btree ("created_at");
  CREATE INDEX "imports_source_idx" ON "imports" USING btree ("source");
  CREATE INDEX "imports_status_idx" ON "imports" USING btree ("status");
  CREATE INDEX "imports_by_idx" ON "imports" USING btree ("by_id");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "clinic_submissions_log_order_idx" ON "clinic_submissions_log" USING btree ("_order");
  CREATE INDEX "clinic_submissions_log_parent_id_idx" ON "clinic_submissions_log" USING btree ("_parent_id");
  CREATE INDEX "clinic_submissions_log_by_idx" ON "clinic_submissions_log" USING btree ("by_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "import_rows_kind_idx" ON "import_rows" USING btree ("import_id","kind","id");
  CREATE INDEX "import_rows_source_idx" ON "import_rows" USING btree ("import_id","source_id");
  CREATE INDEX "import_rows_clinic_idx" ON "import_rows" USING btree ("clinic_id");
  ALTER TABLE "clinics" ADD CONSTRAINT "clinics_merged_into_id_clinics_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."clinics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinics_v" ADD CONSTRAINT "_clinics_v_version_merged_into_id_clinics_id_fk" FOREIGN KEY ("version_merged_into_id") REFERENCES "public"."clinics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinic_submissions" ADD CONSTRAINT "clinic_submissions_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_verifications_fk" FOREIGN KEY ("verifications_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "clinics_merged_into_idx" ON "clinics" USING btree ("merged_into_id");
  CREATE INDEX "_clinics_v_version_version_merged_into_idx" ON "_clinics_v" USING btree ("version_merged_into_id");
  CREATE INDEX "_clinics_v_autosave_idx" ON "_clinics_v" USING btree ("autosave");
  CREATE INDEX "guides_deleted_at_idx" ON "guides" USING btree ("deleted_at");
  CREATE INDEX "_guides_v_version_version_deleted_at_idx" ON "_guides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_guides_v_autosave_idx" ON "_guides_v" USING btree ("autosave");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "clinic_submissions_clinic_idx" ON "clinic_submissions" USING btree ("clinic_id");
  CREATE INDEX "contact_messages_clinic_idx" ON "contact_messages" USING btree ("clinic_id");
  CREATE INDEX "payload_locked_documents_rels_verifications_id_idx" ON "payload_locked_documents_rels" USING btree ("verifications_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "verifications_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "verifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "clinic_submissions_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "verification_claims" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "import_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "empty_searches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "verifications_changes" CASCADE;
  DROP TABLE "verifications" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "clinic_submissions_log" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "verification_claims" CASCADE;
  DROP TABLE "import_rows" CASCADE;
  DROP TABLE "empty_searches" CASCADE;
  ALTER TABLE "clinics" DROP CONSTRAINT "clinics_merged_into_id_clinics_id_fk";
  
  ALTER TABLE "_clinics_v" DROP CONSTRAINT "_clinics_v_version_merged_into_id_clinics_id_fk";
  
  ALTER TABLE "clinic_submissions" DROP CONSTRAINT "clinic_submissions_clinic_id_clinics_id_fk";
  
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_clinic_id_clinics_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_verifications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imports_fk";
  
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "clinics_merged_into_idx";
  DROP INDEX "_clinics_v_version_version_merged_into_idx";
  DROP INDEX "_clinics_v_autosave_idx";
  DROP INDEX "guides_deleted_at_idx";
  DROP INDEX "_guides_v_version_version_deleted_at_idx";
  DROP INDEX "_guides_v_autosave_idx";
  DROP INDEX "articles_deleted_at_idx";
  DROP INDEX "_articles_v_version_version_deleted_at_idx";
  DROP INDEX "_articles_v_autosave_idx";
  DROP INDEX "clinic_submissions_clinic_idx";
  DROP INDEX "contact_messages_clinic_idx";
  DROP INDEX "payload_locked_documents_rels_verifications_id_idx";
  DROP INDEX "payload_locked_documents_rels_imports_id_idx";
  ALTER TABLE "clinics" DROP COLUMN "verify_every_days";
  ALTER TABLE "clinics" DROP COLUMN "ask_again_on";
  ALTER TABLE "clinics" DROP COLUMN "reported_wrong_at";
  ALTER TABLE "clinics" DROP COLUMN "changed_at_source_at";
  ALTER TABLE "clinics" DROP COLUMN "held_digest";
  ALTER TABLE "clinics" DROP COLUMN "closed_at";
  ALTER TABLE "clinics" DROP COLUMN "merged_into_id";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_verify_every_days";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_ask_again_on";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_reported_wrong_at";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_changed_at_source_at";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_held_digest";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_closed_at";
  ALTER TABLE "_clinics_v" DROP COLUMN "version_merged_into_id";
  ALTER TABLE "_clinics_v" DROP COLUMN "autosave";
  ALTER TABLE "guides" DROP COLUMN "deleted_at";
  ALTER TABLE "_guides_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_guides_v" DROP COLUMN "autosave";
  ALTER TABLE "articles" DROP COLUMN "deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "_articles_v" DROP COLUMN "autosave";
  ALTER TABLE "clinic_submissions" DROP COLUMN "clinic_id";
  ALTER TABLE "clinic_submissions" DROP COLUMN "decline_reason";
  ALTER TABLE "clinic_submissions" DROP COLUMN "notes";
  ALTER TABLE "contact_messages" DROP COLUMN "clinic_id";
  ALTER TABLE "contact_messages" DROP COLUMN "notes";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "verifications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imports_id";
  ALTER TABLE "site_settings" DROP COLUMN "keep_messages_days";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
