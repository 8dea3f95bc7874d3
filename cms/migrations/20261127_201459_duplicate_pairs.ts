import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "duplicate_pairs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"clinic_id" integer NOT NULL,
  	"other_id" integer NOT NULL,
  	"score" real NOT NULL,
  	"reasons" text[] NOT NULL,
  	"by" text[] NOT NULL,
  	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"decision" text DEFAULT 'open' NOT NULL,
  	"decided_by" integer,
  	"decided_at" timestamp with time zone,
  	"decided_for" text[],
  	"asked_again" text,
  	"decided_before" text,
  	CONSTRAINT "duplicate_pairs_order" CHECK ("duplicate_pairs"."clinic_id" < "duplicate_pairs"."other_id")
  );
  
  CREATE TABLE "switchboards" (
  	"phone" text PRIMARY KEY NOT NULL,
  	"said_by" integer,
  	"said_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_clinic_id_clinics_id_fk" FOREIGN KEY ("clinic_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_other_id_clinics_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."clinics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "switchboards" ADD CONSTRAINT "switchboards_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "duplicate_pairs_both_idx" ON "duplicate_pairs" USING btree ("clinic_id","other_id");
  CREATE INDEX "duplicate_pairs_other_idx" ON "duplicate_pairs" USING btree ("other_id");
  CREATE INDEX "duplicate_pairs_queue_idx" ON "duplicate_pairs" USING btree ("decision","score" DESC NULLS LAST,"id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "duplicate_pairs" CASCADE;
  DROP TABLE "switchboards" CASCADE;`)
}
