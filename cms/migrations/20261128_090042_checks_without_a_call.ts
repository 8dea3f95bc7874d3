import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "websites" (
  	"address" text PRIMARY KEY NOT NULL,
  	"checked_at" timestamp with time zone NOT NULL,
  	"result" text NOT NULL,
  	"status" integer,
  	"moved_to" text,
  	"failed_at" timestamp with time zone[] DEFAULT '{}' NOT NULL
  );
  
  ALTER TABLE "corrections" ADD COLUMN "agrees" boolean;
  CREATE INDEX "websites_dead_idx" ON "websites" USING btree ("address") WHERE cardinality(failed_at) > 1;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "websites" CASCADE;
  ALTER TABLE "corrections" DROP COLUMN "agrees";`)
}
