import { z } from 'zod'
import { factsInLists, factsOfKind } from './clinic-facts.ts'
import {
  DAYS,
  FACT_SOURCES,
  HOURS_ACCESS,
  HOURS_WEEKS,
  MOST_COUNTED,
  MOST_NOTICE,
} from './constants.ts'
import { each } from './each.ts'
import { inEnglish } from './locale.ts'
import { LINE_TYPES } from './phone-lines.ts'

const text = z.string()
const optionalText = z.string().nullable()
const texts = z.array(z.string())
const flag = z.boolean()
/** Yes, no, or null if unknown. */
const yesNo = z.boolean().nullable()

/** One stretch of time on one weekday, in the clinic's local time. */
export const OpeningHours = z.object({
  day: z.enum(DAYS),
  opens: text.describe("24-hour clock, 'HH:MM'"),
  closes: text.describe("24-hour clock, 'HH:MM'"),
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** A day that is neither open to everybody each week nor closed: 'Friday by appointment'. */
export const LimitedHours = z.object({
  day: z.enum(DAYS),
  opens: optionalText.describe("24-hour clock, 'HH:MM'; null if no time is said"),
  closes: optionalText.describe("24-hour clock, 'HH:MM'; null if no time is said"),
  access: z
    .enum(HOURS_ACCESS)
    .nullable()
    .describe(
      'How people come: by appointment, after a call, without an appointment; null: not said',
    ),
  weeks: z
    .enum(HOURS_WEEKS)
    .nullable()
    .describe("Of a month, every other one ('alternate'), or 'some'; null for each week"),
})
export type LimitedHours = z.infer<typeof LimitedHours>
/** A further line of a clinic. */
const Line = z.object({
  number: text.describe("National format: '864-555-0142'"),
  extension: optionalText.describe('Digits to dial after the call is answered'),
  type: z
    .enum(LINE_TYPES)
    .describe('What it is for. Nobody answers a call to text, textphone (TTY) or fax'),
  languages: texts.describe('English names; empty if it says nothing of them'),
  description: optionalText.describe('As whoever entered it wrote it, in one language'),
})

/** When a fact was last confirmed or changed. */
export const FactDate = z.object({
  at: z.iso.datetime(),
  source: z
    .enum(FACT_SOURCES)
    .describe(
      'Where it came from: an editor, a call to the clinic, an import, or the clinic itself',
    ),
})
export type FactDate = z.infer<typeof FactDate>

const CategoryName = z.object({ slug: text, name: text })

/** One published clinic with all its facts. */
export const Clinic = z.object({
  ...each(factsOfKind('line'), optionalText),
  ...each(factsOfKind('paragraph'), optionalText),
  ...each(factsOfKind('list'), texts),
  ...each(factsOfKind('flag'), flag),
  ...each(factsOfKind('yesNo'), yesNo),
  ...each(factsOfKind('number'), z.number().int().nullable()),
  ...each(factsOfKind('hours'), z.array(OpeningHours)),
  ...each(factsOfKind('phones'), z.array(Line)),
  id: z.number().int(),
  name: text,
  slug: text,
  address: text.describe(
    'Street; empty if there is none, as for a mobile unit, or if it is private',
  ),
  city: text,
  state: text.describe('Postal abbreviation'),
  stateName: text,
  zipCode: optionalText.describe('Five digits; null if the address is private'),
  addressIsPrivate: flag.describe(
    'True if only the town and the telephone number are public: it has no street, ZIP code or point',
  ),
  phone: optionalText.describe("National format: '864-555-0142'"),
  phoneExtension: optionalText.describe('Digits to dial after the call is answered'),
  phones: z
    .array(Line)
    .describe(
      'Its further lines. One with the number of `phone` says more of that one, such as its languages',
    ),
  phoneIsWrong: flag
    .optional()
    .describe('True if the number that was listed does not work; `phone` is then null'),
  latitude: z.number().nullable().describe('Degrees, WGS 84'),
  longitude: z.number().nullable().describe('Degrees, WGS 84'),
  coordinatesApproximate: flag.describe(
    'True if the point, or a distance, is that of the ZIP code or the town, not of the clinic’s door',
  ),
  openWeek: z
    .array(z.tuple([z.number().int(), z.number().int()]))
    .describe(
      'When it is open, as minutes since Monday 00:00 on its own clock, from and until, in order; empty if its hours are unknown or only in words',
    ),
  limitedHours: z
    .array(LimitedHours)
    .optional()
    .describe(
      'Hours by appointment, after a call, without one, or of some weeks: neither in openingHours nor closed. Left out if there are none',
    ),
  closedUntil: z.iso
    .date()
    .optional()
    .describe(
      'The day on which it opens again, if it is closed for now. It may have passed. Left out if there is none',
    ),
  notice: z
    .string()
    .max(MOST_NOTICE)
    .nullable()
    .describe('What whoever goes there should know for now, in plain text'),
  noticeUntil: z.iso
    .date()
    .optional()
    .describe(
      'The day on which the notice is over and left out. Left out if nobody knows, or if there is none',
    ),
  timeZone: z.string().nullable().describe("Its clock, by the IANA database: 'America/Chicago'"),
  categories: z.array(CategoryName).describe('The categories it belongs to'),
  verified: flag,
  lastVerifiedAt: z.iso.datetime().nullable().describe('When a person last confirmed the listing'),
  confirmedByClinicAt: z.iso
    .datetime()
    .nullable()
    .describe('When its own staff last confirmed the listing, without a call'),
  factDates: z
    .record(z.string(), FactDate)
    .describe(
      'When each known fact was last changed or confirmed by a call, by its name; facts without a known date are left out',
    ),
  movedFrom: optionalText.describe('Its address before it moved'),
  movedAt: z.iso.datetime().nullable().describe('When it moved'),
  formerNames: z
    .array(z.string())
    .optional()
    .describe('Other names under which it was listed, if listings were merged'),
  inEnglish,
  source: text.describe("Where the listing came from: 'hrsa', 'sample', 'editor' …"),
  updatedAt: z.iso.datetime(),
})
export type Clinic = z.infer<typeof Clinic>

/** What a list shows of a clinic. */
export const ClinicSummary = Clinic.pick({
  ...each(factsInLists, true),
  id: true,
  slug: true,
  openWeek: true,
  limitedHours: true,
  closedUntil: true,
  timeZone: true,
  categories: true,
  verified: true,
  lastVerifiedAt: true,
}).extend({ inEnglish: inEnglish.optional() })
export type ClinicSummary = z.infer<typeof ClinicSummary>

/** A clinic in an answer that is ordered by distance carries that distance. */
export const ListedClinic = ClinicSummary.extend({
  distanceMiles: z.number().optional().describe('Great-circle miles, one decimal'),
})
export type ListedClinic = z.infer<typeof ListedClinic>

/** A clinic that has closed for good, at its old address. */
export const ClosedClinic = Clinic.pick({ name: true, city: true, state: true }).extend({
  closedAt: z.iso.datetime().describe('Since when it is known to be closed'),
  nearest: z.array(ListedClinic).describe('The nearest clinics, nearest first'),
})
export type ClosedClinic = z.infer<typeof ClosedClinic>

export const ClinicList = z.object({
  clinics: z.array(ListedClinic),
  total: z
    .number()
    .int()
    .describe(`Matching clinics on all pages; ${MOST_COUNTED + 1} stands for more`),
})
export type ClinicList = z.infer<typeof ClinicList>
