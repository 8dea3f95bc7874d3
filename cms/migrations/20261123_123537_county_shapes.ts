import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "county_shapes" (
  	"normalized" text NOT NULL,
  	"state" text NOT NULL,
  	"shape" "polygon" NOT NULL
  );
  
  CREATE INDEX "county_shapes_county" ON "county_shapes" USING btree ("normalized","state");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "county_shapes" CASCADE;`)
}
