import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- Misspelled places are found by trigrams.
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_clinics_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum_clinics_telehealth" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_interpreters" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_sliding_fee_scale" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_accepts_new_patients" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_walk_ins_welcome" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_clinics_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clinics_v_version_opening_hours_day" AS ENUM('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
  CREATE TYPE "public"."enum__clinics_v_version_telehealth" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_interpreters" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_sliding_fee_scale" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_accepts_new_patients" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_walk_ins_welcome" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__clinics_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__clinics_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_guides_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__guides_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_site_settings_forms" AS ENUM('live', 'simulated');
  CREATE TABLE "clinics_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" "enum_clinics_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar
  );
  
  CREATE TABLE "clinics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"city" varchar,
  	"state_id" integer,
  	"zip_code" varchar,
  	"phone" varchar,
  	"phone_extension" varchar,
  	"website" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"coordinates_approximate" boolean DEFAULT false,
  	"pharmacy" boolean DEFAULT false,
  	"laboratory" boolean DEFAULT false,
  	"xray" boolean DEFAULT false,
  	"dental_services" boolean DEFAULT false,
  	"mental_health" boolean DEFAULT false,
  	"women_health" boolean DEFAULT false,
  	"pediatrics" boolean DEFAULT false,
  	"emergency_services" boolean DEFAULT false,
  	"telehealth" "enum_clinics_telehealth",
  	"interpreters" "enum_clinics_interpreters",
  	"is_free" boolean DEFAULT false,
  	"is_low_cost" boolean DEFAULT false,
  	"sliding_fee_scale" "enum_clinics_sliding_fee_scale",
  	"accepts_new_patients" "enum_clinics_accepts_new_patients",
  	"walk_ins_welcome" "enum_clinics_walk_ins_welcome",
  	"organization_type" varchar,
  	"medical_director" varchar,
  	"founded_year" numeric,
  	"staff_count" numeric,
  	"section330_funded" boolean DEFAULT false,
  	"fqhc_look_alike" boolean DEFAULT false,
  	"slug" varchar,
  	"last_verified_at" timestamp(3) with time zone,
  	"featured" boolean DEFAULT false,
  	"source" varchar DEFAULT 'editor',
  	"source_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_clinics_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "clinics_locales" (
  	"description" varchar,
  	"eligibility_requirements" varchar,
  	"hours_of_operation" varchar,
  	"appointments" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "clinics_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "clinics_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_clinics_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" "enum__clinics_v_version_opening_hours_day",
  	"opens" varchar,
  	"closes" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_clinics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_address" varchar,
  	"version_city" varchar,
  	"version_state_id" integer,
  	"version_zip_code" varchar,
  	"version_phone" varchar,
  	"version_phone_extension" varchar,
  	"version_website" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_coordinates_approximate" boolean DEFAULT false,
  	"version_pharmacy" boolean DEFAULT false,
  	"version_laboratory" boolean DEFAULT false,
  	"version_xray" boolean DEFAULT false,
  	"version_dental_services" boolean DEFAULT false,
  	"version_mental_health" boolean DEFAULT false,
  	"version_women_health" boolean DEFAULT false,
  	"version_pediatrics" boolean DEFAULT false,
  	"version_emergency_services" boolean DEFAULT false,
  	"version_telehealth" "enum__clinics_v_version_telehealth",
  	"version_interpreters" "enum__clinics_v_version_interpreters",
  	"version_is_free" boolean DEFAULT false,
  	"version_is_low_cost" boolean DEFAULT false,
  	"version_sliding_fee_scale" "enum__clinics_v_version_sliding_fee_scale",
  	"version_accepts_new_patients" "enum__clinics_v_version_accepts_new_patients",
  	"version_walk_ins_welcome" "enum__clinics_v_version_walk_ins_welcome",
  	"version_organization_type" varchar,
  	"version_medical_director" varchar,
  	"version_founded_year" numeric,
  	"version_staff_count" numeric,
  	"version_section330_funded" boolean DEFAULT false,
  	"version_fqhc_look_alike" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_last_verified_at" timestamp(3) with time zone,
  	"version_featured" boolean DEFAULT false,
  	"version_source" varchar DEFAULT 'editor',
  	"version_source_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__clinics_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__clinics_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_clinics_v_locales" (
  	"version_description" varchar,
  	"version_eligibility_requirements" varchar,
  	"version_hours_of_operation" varchar,
  	"version_appointments" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_clinics_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_clinics_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"abbreviation" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "states_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"icon" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "guides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_guides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "guides_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_guides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__guides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__guides_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_guides_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"category_id" integer,
  	"author" varchar,
  	"date" timestamp(3) with time zone,
  	"image_id" integer,
  	"featured" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"read_time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_author" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_featured" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_read_time" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"count" numeric DEFAULT 0 NOT NULL,
  	"color" varchar,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "article_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_page_url" varchar,
  	"sizes_page_width" numeric,
  	"sizes_page_height" numeric,
  	"sizes_page_mime_type" varchar,
  	"sizes_page_filesize" numeric,
  	"sizes_page_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"clinics_id" integer,
  	"states_id" integer,
  	"categories_id" integer,
  	"guides_id" integer,
  	"articles_id" integer,
  	"article_categories_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_home_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_home_figures_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_about_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_about_figures_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_nationwide_counts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state_id" integer NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"sample_data" boolean DEFAULT false,
  	"forms" "enum_site_settings_forms" DEFAULT 'live' NOT NULL,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"product_name" varchar DEFAULT 'Free Clinics' NOT NULL,
  	"tagline" varchar DEFAULT 'Healthcare for All' NOT NULL,
  	"resources_figure" varchar,
  	"footer_note" varchar,
  	"support_hours" varchar,
  	"privacy" jsonb,
  	"terms" jsonb,
  	"legal_updated" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "listings" (
  	"clinic_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"slug" text NOT NULL,
  	"sort_name" text NOT NULL,
  	"state" text NOT NULL,
  	"categories" integer[] NOT NULL,
  	"services" text[] NOT NULL,
  	"is_free" boolean NOT NULL,
  	"is_low_cost" boolean NOT NULL,
  	"verified" boolean NOT NULL,
  	"featured" boolean NOT NULL,
  	"latitude" double precision,
  	"longitude" double precision,
  	"cell" integer GENERATED ALWAYS AS ((floor((latitude + 90) * 4) * 1440 + mod(floor((longitude + 180) * 4)::int, 1440))::int) STORED,
  	"summary" text NOT NULL,
  	"detail" text NOT NULL,
  	CONSTRAINT "listings_clinic_id_locale_pk" PRIMARY KEY("clinic_id","locale")
  );
  
  CREATE TABLE "places" (
  	"normalized" text NOT NULL,
  	"kind" text NOT NULL,
  	"state" text NOT NULL,
  	"name" text NOT NULL,
  	"latitude" double precision NOT NULL,
  	"longitude" double precision NOT NULL,
  	"population" integer,
  	"town" text,
  	CONSTRAINT "places_normalized_kind_state_pk" PRIMARY KEY("normalized","kind","state")
  );
  
  ALTER TABLE "clinics_opening_hours" ADD CONSTRAINT "clinics_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinics" ADD CONSTRAINT "clinics_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "clinics_locales" ADD CONSTRAINT "clinics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinics_texts" ADD CONSTRAINT "clinics_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinics_rels" ADD CONSTRAINT "clinics_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "clinics_rels" ADD CONSTRAINT "clinics_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinics_v_version_opening_hours" ADD CONSTRAINT "_clinics_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinics_v" ADD CONSTRAINT "_clinics_v_parent_id_clinics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."clinics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinics_v" ADD CONSTRAINT "_clinics_v_version_state_id_states_id_fk" FOREIGN KEY ("version_state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_clinics_v_locales" ADD CONSTRAINT "_clinics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_clinics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinics_v_texts" ADD CONSTRAINT "_clinics_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_clinics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinics_v_rels" ADD CONSTRAINT "_clinics_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_clinics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_clinics_v_rels" ADD CONSTRAINT "_clinics_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "states_locales" ADD CONSTRAINT "states_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_texts" ADD CONSTRAINT "categories_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guides_locales" ADD CONSTRAINT "guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_guides_v" ADD CONSTRAINT "_guides_v_parent_id_guides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."guides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_guides_v_locales" ADD CONSTRAINT "_guides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_guides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_article_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_categories_locales" ADD CONSTRAINT "article_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_clinics_fk" FOREIGN KEY ("clinics_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_states_fk" FOREIGN KEY ("states_id") REFERENCES "public"."states"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guides_fk" FOREIGN KEY ("guides_id") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_home_figures" ADD CONSTRAINT "site_settings_home_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_home_figures_locales" ADD CONSTRAINT "site_settings_home_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_home_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_about_figures" ADD CONSTRAINT "site_settings_about_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_about_figures_locales" ADD CONSTRAINT "site_settings_about_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_about_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_nationwide_counts" ADD CONSTRAINT "site_settings_nationwide_counts_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_nationwide_counts" ADD CONSTRAINT "site_settings_nationwide_counts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_texts" ADD CONSTRAINT "site_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "clinics_opening_hours_order_idx" ON "clinics_opening_hours" USING btree ("_order");
  CREATE INDEX "clinics_opening_hours_parent_id_idx" ON "clinics_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "clinics_name_idx" ON "clinics" USING btree ("name");
  CREATE INDEX "clinics_state_idx" ON "clinics" USING btree ("state_id");
  CREATE UNIQUE INDEX "clinics_slug_idx" ON "clinics" USING btree ("slug");
  CREATE INDEX "clinics_last_verified_at_idx" ON "clinics" USING btree ("last_verified_at");
  CREATE INDEX "clinics_source_idx" ON "clinics" USING btree ("source");
  CREATE INDEX "clinics_source_id_idx" ON "clinics" USING btree ("source_id");
  CREATE INDEX "clinics_updated_at_idx" ON "clinics" USING btree ("updated_at");
  CREATE INDEX "clinics_created_at_idx" ON "clinics" USING btree ("created_at");
  CREATE INDEX "clinics_deleted_at_idx" ON "clinics" USING btree ("deleted_at");
  CREATE INDEX "clinics__status_idx" ON "clinics" USING btree ("_status");
  CREATE UNIQUE INDEX "clinics_locales_locale_parent_id_unique" ON "clinics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "clinics_texts_order_parent" ON "clinics_texts" USING btree ("order","parent_id");
  CREATE INDEX "clinics_texts_locale_parent" ON "clinics_texts" USING btree ("locale","parent_id");
  CREATE INDEX "clinics_rels_order_idx" ON "clinics_rels" USING btree ("order");
  CREATE INDEX "clinics_rels_parent_idx" ON "clinics_rels" USING btree ("parent_id");
  CREATE INDEX "clinics_rels_path_idx" ON "clinics_rels" USING btree ("path");
  CREATE INDEX "clinics_rels_categories_id_idx" ON "clinics_rels" USING btree ("categories_id");
  CREATE INDEX "_clinics_v_version_opening_hours_order_idx" ON "_clinics_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_clinics_v_version_opening_hours_parent_id_idx" ON "_clinics_v_version_opening_hours" USING btree ("_parent_id");
  CREATE INDEX "_clinics_v_parent_idx" ON "_clinics_v" USING btree ("parent_id");
  CREATE INDEX "_clinics_v_version_version_name_idx" ON "_clinics_v" USING btree ("version_name");
  CREATE INDEX "_clinics_v_version_version_state_idx" ON "_clinics_v" USING btree ("version_state_id");
  CREATE INDEX "_clinics_v_version_version_slug_idx" ON "_clinics_v" USING btree ("version_slug");
  CREATE INDEX "_clinics_v_version_version_last_verified_at_idx" ON "_clinics_v" USING btree ("version_last_verified_at");
  CREATE INDEX "_clinics_v_version_version_source_idx" ON "_clinics_v" USING btree ("version_source");
  CREATE INDEX "_clinics_v_version_version_source_id_idx" ON "_clinics_v" USING btree ("version_source_id");
  CREATE INDEX "_clinics_v_version_version_updated_at_idx" ON "_clinics_v" USING btree ("version_updated_at");
  CREATE INDEX "_clinics_v_version_version_created_at_idx" ON "_clinics_v" USING btree ("version_created_at");
  CREATE INDEX "_clinics_v_version_version_deleted_at_idx" ON "_clinics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_clinics_v_version_version__status_idx" ON "_clinics_v" USING btree ("version__status");
  CREATE INDEX "_clinics_v_created_at_idx" ON "_clinics_v" USING btree ("created_at");
  CREATE INDEX "_clinics_v_updated_at_idx" ON "_clinics_v" USING btree ("updated_at");
  CREATE INDEX "_clinics_v_snapshot_idx" ON "_clinics_v" USING btree ("snapshot");
  CREATE INDEX "_clinics_v_published_locale_idx" ON "_clinics_v" USING btree ("published_locale");
  CREATE INDEX "_clinics_v_latest_idx" ON "_clinics_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_clinics_v_locales_locale_parent_id_unique" ON "_clinics_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_clinics_v_texts_order_parent" ON "_clinics_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_clinics_v_texts_locale_parent" ON "_clinics_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_clinics_v_rels_order_idx" ON "_clinics_v_rels" USING btree ("order");
  CREATE INDEX "_clinics_v_rels_parent_idx" ON "_clinics_v_rels" USING btree ("parent_id");
  CREATE INDEX "_clinics_v_rels_path_idx" ON "_clinics_v_rels" USING btree ("path");
  CREATE INDEX "_clinics_v_rels_categories_id_idx" ON "_clinics_v_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "states_abbreviation_idx" ON "states" USING btree ("abbreviation");
  CREATE UNIQUE INDEX "states_slug_idx" ON "states" USING btree ("slug");
  CREATE INDEX "states_updated_at_idx" ON "states" USING btree ("updated_at");
  CREATE INDEX "states_created_at_idx" ON "states" USING btree ("created_at");
  CREATE UNIQUE INDEX "states_locales_locale_parent_id_unique" ON "states_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_texts_order_parent" ON "categories_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "guides_slug_idx" ON "guides" USING btree ("slug");
  CREATE INDEX "guides_updated_at_idx" ON "guides" USING btree ("updated_at");
  CREATE INDEX "guides_created_at_idx" ON "guides" USING btree ("created_at");
  CREATE INDEX "guides__status_idx" ON "guides" USING btree ("_status");
  CREATE UNIQUE INDEX "guides_locales_locale_parent_id_unique" ON "guides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_guides_v_parent_idx" ON "_guides_v" USING btree ("parent_id");
  CREATE INDEX "_guides_v_version_version_slug_idx" ON "_guides_v" USING btree ("version_slug");
  CREATE INDEX "_guides_v_version_version_updated_at_idx" ON "_guides_v" USING btree ("version_updated_at");
  CREATE INDEX "_guides_v_version_version_created_at_idx" ON "_guides_v" USING btree ("version_created_at");
  CREATE INDEX "_guides_v_version_version__status_idx" ON "_guides_v" USING btree ("version__status");
  CREATE INDEX "_guides_v_created_at_idx" ON "_guides_v" USING btree ("created_at");
  CREATE INDEX "_guides_v_updated_at_idx" ON "_guides_v" USING btree ("updated_at");
  CREATE INDEX "_guides_v_snapshot_idx" ON "_guides_v" USING btree ("snapshot");
  CREATE INDEX "_guides_v_published_locale_idx" ON "_guides_v" USING btree ("published_locale");
  CREATE INDEX "_guides_v_latest_idx" ON "_guides_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_guides_v_locales_locale_parent_id_unique" ON "_guides_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_category_idx" ON "articles" USING btree ("category_id");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "article_categories_slug_idx" ON "article_categories" USING btree ("slug");
  CREATE INDEX "article_categories_updated_at_idx" ON "article_categories" USING btree ("updated_at");
  CREATE INDEX "article_categories_created_at_idx" ON "article_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "article_categories_locales_locale_parent_id_unique" ON "article_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_page_sizes_page_filename_idx" ON "media" USING btree ("sizes_page_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_clinics_id_idx" ON "payload_locked_documents_rels" USING btree ("clinics_id");
  CREATE INDEX "payload_locked_documents_rels_states_id_idx" ON "payload_locked_documents_rels" USING btree ("states_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_guides_id_idx" ON "payload_locked_documents_rels" USING btree ("guides_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_home_figures_order_idx" ON "site_settings_home_figures" USING btree ("_order");
  CREATE INDEX "site_settings_home_figures_parent_id_idx" ON "site_settings_home_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_home_figures_locales_locale_parent_id_unique" ON "site_settings_home_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_about_figures_order_idx" ON "site_settings_about_figures" USING btree ("_order");
  CREATE INDEX "site_settings_about_figures_parent_id_idx" ON "site_settings_about_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_about_figures_locales_locale_parent_id_unique" ON "site_settings_about_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_nationwide_counts_order_idx" ON "site_settings_nationwide_counts" USING btree ("_order");
  CREATE INDEX "site_settings_nationwide_counts_parent_id_idx" ON "site_settings_nationwide_counts" USING btree ("_parent_id");
  CREATE INDEX "site_settings_nationwide_counts_state_idx" ON "site_settings_nationwide_counts" USING btree ("state_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_texts_order_parent" ON "site_settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "site_settings_texts_locale_parent" ON "site_settings_texts" USING btree ("locale","parent_id");
  CREATE INDEX "listings_slug_idx" ON "listings" USING btree ("slug","locale");
  CREATE INDEX "listings_services_idx" ON "listings" USING gin ("services");
  CREATE INDEX "places_spelling" ON "places" USING gin ("normalized" gin_trgm_ops) WHERE kind <> 'zip';

  -- What a search filters by lies in the index, so that the wide rows are read only to be sent.
  CREATE INDEX "listings_near_idx" ON "listings" USING btree ("locale","cell")
    INCLUDE ("latitude","longitude","clinic_id","state","categories","is_free","is_low_cost");
  CREATE INDEX "listings_name_idx" ON "listings" USING btree ("locale","state","sort_name","clinic_id")
    INCLUDE ("categories","is_free","is_low_cost","verified");
`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "clinics_opening_hours" CASCADE;
  DROP TABLE "clinics" CASCADE;
  DROP TABLE "clinics_locales" CASCADE;
  DROP TABLE "clinics_texts" CASCADE;
  DROP TABLE "clinics_rels" CASCADE;
  DROP TABLE "_clinics_v_version_opening_hours" CASCADE;
  DROP TABLE "_clinics_v" CASCADE;
  DROP TABLE "_clinics_v_locales" CASCADE;
  DROP TABLE "_clinics_v_texts" CASCADE;
  DROP TABLE "_clinics_v_rels" CASCADE;
  DROP TABLE "states" CASCADE;
  DROP TABLE "states_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "categories_texts" CASCADE;
  DROP TABLE "guides" CASCADE;
  DROP TABLE "guides_locales" CASCADE;
  DROP TABLE "_guides_v" CASCADE;
  DROP TABLE "_guides_v_locales" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "article_categories" CASCADE;
  DROP TABLE "article_categories_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_home_figures" CASCADE;
  DROP TABLE "site_settings_home_figures_locales" CASCADE;
  DROP TABLE "site_settings_about_figures" CASCADE;
  DROP TABLE "site_settings_about_figures_locales" CASCADE;
  DROP TABLE "site_settings_nationwide_counts" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "site_settings_texts" CASCADE;
  DROP TABLE "listings" CASCADE;
  DROP TABLE "places" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_clinics_opening_hours_day";
  DROP TYPE "public"."enum_clinics_telehealth";
  DROP TYPE "public"."enum_clinics_interpreters";
  DROP TYPE "public"."enum_clinics_sliding_fee_scale";
  DROP TYPE "public"."enum_clinics_accepts_new_patients";
  DROP TYPE "public"."enum_clinics_walk_ins_welcome";
  DROP TYPE "public"."enum_clinics_status";
  DROP TYPE "public"."enum__clinics_v_version_opening_hours_day";
  DROP TYPE "public"."enum__clinics_v_version_telehealth";
  DROP TYPE "public"."enum__clinics_v_version_interpreters";
  DROP TYPE "public"."enum__clinics_v_version_sliding_fee_scale";
  DROP TYPE "public"."enum__clinics_v_version_accepts_new_patients";
  DROP TYPE "public"."enum__clinics_v_version_walk_ins_welcome";
  DROP TYPE "public"."enum__clinics_v_version_status";
  DROP TYPE "public"."enum__clinics_v_published_locale";
  DROP TYPE "public"."enum_guides_status";
  DROP TYPE "public"."enum__guides_v_version_status";
  DROP TYPE "public"."enum__guides_v_published_locale";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_site_settings_forms";`)
}
