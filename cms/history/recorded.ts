import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { panelLanguage } from '../panel-kit/say.ts'
import { describeDifference } from './describe/describe.ts'
import type { DescribedField } from './describe/described-field.ts'
import type { RecordedRow } from './queries/recorded-rows.ts'
import { recordedFields } from './record/what-is-recorded.ts'
import { titlesOf } from './titles.ts'

/** The fields of a collection or global; none if this release has it no more. */
const fieldsOf = ({ i18n, payload }: PayloadRequest, slug: string): DescribedField[] => {
  const config =
    payload.collections[slug as CollectionSlug]?.config ??
    payload.config.globals.find((one) => one.slug === (slug as GlobalSlug))
  return config ? recordedFields(config, panelLanguage(i18n.language)) : []
}

/** What each recorded change was, in sentences and by its id. Of what is deleted, what it said. */
export const recordedSentences = async (
  req: PayloadRequest,
  rows: readonly RecordedRow[],
): Promise<Map<number, string[]>> => {
  const sides = rows.map((row) => ({ ...row, fields: fieldsOf(req, row.source) }))
  const states = sides.flatMap(({ fields, before, after }) =>
    [before, after].map((doc) => ({ fields, doc })),
  )
  const titles = await titlesOf(req, states)
  return new Map(
    sides.map(({ id, fields, before, after }) => [
      id,
      describeDifference(fields, before, after, titles),
    ]),
  )
}
