import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "call_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" text NOT NULL,
  	"filter" jsonb NOT NULL,
  	"taken_by" integer,
  	"taken_at" timestamp with time zone,
  	"clinic_ids" integer[] DEFAULT '{}' NOT NULL
  );
  
  ALTER TABLE "call_lists" ADD CONSTRAINT "call_lists_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "call_lists_taken_by_idx" ON "call_lists" USING btree ("taken_by");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "call_lists" CASCADE;`)
}
