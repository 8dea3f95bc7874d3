import { z } from 'zod'
import { DAYS } from './constants.ts'

const text = z.string()
const optionalText = z.string().nullable()
const texts = z.array(z.string())
const flag = z.boolean()
/** Yes, no, or null where nobody has found out. */
const fact = z.boolean().nullable()

/** One stretch of time on one weekday, in the clinic's own clock. */
export const OpeningHours = z.object({
  day: z.enum(DAYS),
  opens: text.describe("24-hour clock, 'HH:MM'"),
  closes: text.describe("24-hour clock, 'HH:MM'"),
})
export type OpeningHours = z.infer<typeof OpeningHours>

const CategoryName = z.object({ slug: text, name: text })

/** One published clinic, whole. */
export const Clinic = z.object({
  id: z.number().int(),
  name: text,
  slug: text,
  address: text.describe('Street; empty where there is none, as for a mobile unit'),
  city: text,
  state: text.describe('Postal abbreviation'),
  stateName: text,
  zipCode: optionalText.describe('Five digits'),
  phone: optionalText.describe("National format: '864-555-0142'"),
  phoneExtension: optionalText.describe('Digits to dial after the answer'),
  website: optionalText,
  description: optionalText,
  latitude: z.number().nullable().describe('Degrees, WGS 84'),
  longitude: z.number().nullable().describe('Degrees, WGS 84'),
  coordinatesApproximate: flag.describe(
    'True where the point is the ZIP code’s or the town’s, not the door’s',
  ),
  hoursOfOperation: optionalText,
  openingHours: z.array(OpeningHours),
  services: texts,
  categories: z.array(CategoryName).describe('The categories it belongs to'),
  isFree: flag,
  isLowCost: flag,
  verified: flag,
  lastVerifiedAt: z.iso.datetime().nullable().describe('When a person last confirmed the listing'),
  foundedYear: z.number().int().nullable(),
  staffCount: z.number().int().nullable(),
  organizationType: optionalText,
  medicalDirector: optionalText,
  specialPrograms: texts,
  insuranceAccepted: texts,
  paymentOptions: texts,
  eligibilityRequirements: optionalText,
  appointments: optionalText,
  languages: texts,
  accessibility: texts,
  section330Funded: flag,
  fqhcLookAlike: flag,
  pharmacy: flag,
  laboratory: flag,
  xray: flag,
  dentalServices: flag,
  mentalHealth: flag,
  womenHealth: flag,
  pediatrics: flag,
  emergencyServices: flag,
  acceptsNewPatients: fact,
  walkInsWelcome: fact,
  slidingFeeScale: fact,
  telehealth: fact,
  interpreters: fact,
  source: text.describe("Where the listing came from: 'hrsa', 'sample', 'editor' …"),
  updatedAt: z.iso.datetime(),
})
export type Clinic = z.infer<typeof Clinic>

/** What a list shows of a clinic. */
export const ClinicSummary = Clinic.pick({
  id: true,
  name: true,
  slug: true,
  address: true,
  city: true,
  state: true,
  zipCode: true,
  phone: true,
  phoneExtension: true,
  latitude: true,
  longitude: true,
  coordinatesApproximate: true,
  hoursOfOperation: true,
  services: true,
  categories: true,
  isFree: true,
  isLowCost: true,
  verified: true,
  lastVerifiedAt: true,
  staffCount: true,
})
export type ClinicSummary = z.infer<typeof ClinicSummary>

/** A clinic in an answer that is ordered by distance carries that distance. */
export const ListedClinic = ClinicSummary.extend({
  distanceMiles: z.number().optional().describe('Great-circle miles, one decimal'),
})
export type ListedClinic = z.infer<typeof ListedClinic>

export const ClinicList = z.object({
  clinics: z.array(ListedClinic),
  total: z.number().int().describe('Clinics that match, on all pages together'),
})
export type ClinicList = z.infer<typeof ClinicList>
