/**
 * Statements of migrations that take something away, each with the reason why the earlier release
 * does not miss it. Take something away only one release after the last code that used it.
 */
export const CONTRACTIONS: Record<string, string> = {
  '20261124_225058_medicaid_kinds.ts: ALTER TYPE "public"."enum_states_medicaid" RENAME TO "enum_states_medicaid_before"':
    'In the same transaction a type with its name and all of its values takes its place.',
  '20261124_225058_medicaid_kinds.ts: ALTER TABLE "states" ALTER COLUMN "medicaid" SET DATA TYPE "public"."enum_states_medicaid" USING "medicaid"::text::"public"."enum_states_medicaid"':
    'The same.',
  '20261124_225058_medicaid_kinds.ts: DROP TYPE "public"."enum_states_medicaid_before"':
    'The same.',
  '20261125_015645_unused_services_index.ts: DROP INDEX "listings_services_idx"':
    'No statement could use it: names of services are asked for together with categories, which it lacks.',
}
