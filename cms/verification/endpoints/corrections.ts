import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ClinicPatch } from '../../clinics/index.ts'
import { DAYS, HOURS_ACCESS, HOURS_WEEKS } from '../../contract/constants.ts'
import { LINE_TYPES } from '../../contract/phone-lines.ts'
import { asWritten } from '../../documents/as-written.ts'
import { orNull } from '../../documents/empty.ts'
import { localizedNames } from '../../documents/fields/localized-names.ts'
import type { Clinic } from '../../payload-types.ts'
import { factText } from '../present/fact-text.ts'
import { factValues } from '../present/fact-values.ts'
import { type AskedKind, FACTS } from '../present/facts.ts'
import type { Corrections } from './answers.ts'
import type { Decision } from './settle.ts'

const text = z.string().trim().max(5_000)

const Hours = z.object({
  day: z.enum(DAYS),
  opens: text,
  closes: text,
  access: z.enum(HOURS_ACCESS).nullish(),
  weeks: z.enum(HOURS_WEEKS).nullish(),
})

/** Checks the shape only; the clinic’s own fields validate the values. */
const SHAPES: Record<AskedKind, z.ZodType> = {
  line: text.nullable(),
  paragraph: text.nullable(),
  list: z.array(text).max(200),
  yesNo: z.enum(['yes', 'no']).nullable(),
  flag: z.boolean(),
  hours: z.array(Hours).max(50),
  phones: z
    .array(
      z.object({
        number: text,
        extension: text.nullable(),
        type: z.enum(LINE_TYPES),
        languages: z.array(text).max(20),
        description: text.nullable(),
      }),
    )
    .max(20),
}

const shape = z.strictObject(
  Object.fromEntries(FACTS.map(({ name, kind }) => [name, SHAPES[kind].optional()])),
)

export const corrections: z.ZodType<Corrections> = shape

/** The corrections that differ from the clinic, with both values for the history. */
export const differences = async (req: PayloadRequest, clinic: Clinic, corrected: Corrections) => {
  const before = factValues(clinic)
  const written = await asWritten(req, 'clinics', corrected)
  const merged = factValues({ ...clinic, ...written } as Clinic)
  // Nobody writes down the street of a clinic that keeps it private.
  const after = merged.addressIsPrivate ? { ...merged, address: before.address } : merged
  const names = FACTS.filter(
    ({ name }) => !isDeepStrictEqual(orNull(before[name]), orNull(after[name])),
  )
  return {
    data: Object.fromEntries(names.map(({ name }) => [name, orNull(after[name])])) as ClinicPatch,
    changes: names.map(({ name, label }) => ({
      field: label,
      before: factText(before[name]),
      after: factText(after[name]),
    })),
  }
}

/**
 * Translations of changed fields. They are emptied, so that the correct English shows until
 * somebody translates it.
 */
export const staleSpanish = async (
  req: PayloadRequest,
  clinic: number,
  changed: string[],
): Promise<Required<Pick<Decision, 'spanish' | 'changes'>>> => {
  const options = {
    collection: 'clinics',
    id: clinic,
    locale: 'es',
    fallbackLocale: false,
  } as const
  const spanish = factValues(await req.payload.findByID({ ...options, depth: 0, req }))
  const localized = localizedNames(req.payload.collections.clinics.config)
  const stale = FACTS.filter(
    ({ name }) => changed.includes(name) && localized.has(name) && orNull(spanish[name]) !== null,
  )
  return {
    spanish: Object.fromEntries(stale.map(({ name }) => [name, null])),
    changes: stale.map(({ name, label }) => ({
      field: `${label} (Spanish)`,
      before: factText(spanish[name]),
      after: null,
    })),
  }
}
