import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_ready_answers_use" AS ENUM('reply', 'question', 'decline');
  CREATE TABLE "ready_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"use" "enum_ready_answers_use" DEFAULT 'decline' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ready_answers_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "letters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer,
  	"message_id" integer,
  	"kind" varchar NOT NULL,
  	"subject" text NOT NULL,
  	"text" text NOT NULL,
  	"by_id" integer,
  	"at" timestamp with time zone DEFAULT now() NOT NULL,
  	"outcome" varchar NOT NULL,
  	"detail" varchar
  );
  
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "ready_answers_id" integer;
  ALTER TABLE "ready_answers_locales" ADD CONSTRAINT "ready_answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ready_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_submission_id_clinic_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."clinic_submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ready_answers_updated_at_idx" ON "ready_answers" USING btree ("updated_at");
  CREATE INDEX "ready_answers_created_at_idx" ON "ready_answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "ready_answers_locales_locale_parent_id_unique" ON "ready_answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "letters_submission" ON "letters" USING btree ("submission_id");
  CREATE INDEX "letters_message" ON "letters" USING btree ("message_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ready_answers_fk" FOREIGN KEY ("ready_answers_id") REFERENCES "public"."ready_answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_ready_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("ready_answers_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ready_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ready_answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "letters" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ready_answers" CASCADE;
  DROP TABLE "ready_answers_locales" CASCADE;
  DROP TABLE "letters" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_ready_answers_fk";
  
  DROP INDEX "payload_locked_documents_rels_ready_answers_id_idx";
  ALTER TABLE "users" DROP COLUMN "invited_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "ready_answers_id";
  DROP TYPE "public"."enum_ready_answers_use";`)
}
