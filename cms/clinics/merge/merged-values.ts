import type { Clinic } from '../../payload-types.ts'
import { NO_PLACE } from '../private/without-place.ts'
import { withWrongPhones } from '../working-phone.ts'
import type { InLanguages } from './compare-clinics.ts'
import { MERGED_FACTS } from './merged-facts.ts'

type Values = Partial<Omit<Clinic, 'id' | 'createdAt' | 'updatedAt'>>

/** Array rows get new ids in another document. */
const withoutIds = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((row) => {
        if (typeof row !== 'object' || row === null) return row
        const { id: _, ...rest } = row
        return rest
      })
    : (value ?? null)

const later = (left?: string | null, right?: string | null): string | null =>
  (left ?? '') > (right ?? '') ? (left ?? null) : (right ?? null)

/** Values of fields that a clinic takes from another, in English and in Spanish. */
export interface MergedValues {
  data: Values
  spanish: Values
}

/**
 * What the clinic that stays is given.
 * @param taken names of the facts that come from the clinic that goes
 * @param differing names of all facts in which the two differ
 */
export const mergedValues = (
  stays: Clinic,
  goes: InLanguages,
  taken: ReadonlySet<string>,
  differing: readonly string[],
): MergedValues => {
  const facts = MERGED_FACTS.filter(({ name }) => taken.has(name))
  const pick = (clinic: Clinic, chosen: typeof facts): Values =>
    Object.fromEntries(
      chosen.flatMap(({ fields }) => fields.map((field) => [field, withoutIds(clinic[field])])),
    )
  const verified = goes.en.verifiedFields ?? []
  const names = facts.flatMap(({ fields }) => fields).map(String)
  // It then says everything that the other one said when somebody verified that.
  // It is one clinic: what one of the two keeps private, the other doesn't tell.
  const isPrivate = stays.addressIsPrivate || goes.en.addressIsPrivate
  const allTaken = differing.every((name) => taken.has(name))
  return {
    data: {
      ...pick(goes.en, facts),
      ...(taken.has('notice') && { noticeUntil: goes.en.noticeUntil ?? null }),
      ...(isPrivate && { ...NO_PLACE, addressIsPrivate: true }),
      verifiedFields: [
        ...new Set([
          ...(stays.verifiedFields ?? []),
          ...verified.filter((name) => names.includes(name)),
        ]),
      ],
      factDates: {
        ...stays.factDates,
        ...Object.fromEntries(
          Object.entries(goes.en.factDates ?? {}).filter(([name]) => names.includes(name)),
        ),
      },
      lastVerifiedAt: allTaken
        ? later(stays.lastVerifiedAt, goes.en.lastVerifiedAt)
        : (stays.lastVerifiedAt ?? null),
      wrongPhones: withWrongPhones(stays.wrongPhones, goes.en.wrongPhones),
      reportedWrongAt: later(stays.reportedWrongAt, goes.en.reportedWrongAt),
      changedAtSourceAt: later(stays.changedAtSourceAt, goes.en.changedAtSourceAt),
    },
    spanish: pick(
      goes.es,
      facts.filter(({ localized }) => localized),
    ),
  }
}
