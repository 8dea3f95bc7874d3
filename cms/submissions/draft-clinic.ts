import {
  furtherLines,
  readLines,
  tidyAddress,
  tidyName,
  tidyWebAddress,
  tidyZipCode,
} from '../clinics/index.ts'

import { VISIT_FACTS } from '../contract/clinic-form-fields.ts'
import { mainLine } from '../contract/phone-lines.ts'
import type { Clinic, ClinicSubmission } from '../payload-types.ts'

/** What a ZIP code says: its middle in degrees, WGS 84, and its state's abbreviation. */
export interface ZipPlace {
  latitude: number
  longitude: number
  state: string
}

export type DraftClinic = Omit<Partial<Clinic>, 'id' | 'state' | 'createdAt' | 'updatedAt'> & {
  /** Postal abbreviation; null if neither the form nor the ZIP code gives one. */
  state: string | null
}

/** A draft clinic made from a submission. */
export interface Draft {
  clinic: DraftClinic
  /** Sentences for the reviewer about what could not be used or does not fit. */
  notes: string[]
}

/** Services that have their own flag on a clinic's page. */
const FLAGS = {
  'Dental Care': 'dentalServices',
  'Mental Health': 'mentalHealth',
  "Women's Health": 'womenHealth',
  'Pediatric Care': 'pediatrics',
  Pharmacy: 'pharmacy',
  'Emergency Care': 'emergencyServices',
} as const

const flagsFor = (services: string[]) =>
  Object.fromEntries(
    Object.entries(FLAGS).map(([service, flag]) => [flag, services.includes(service)]),
  )

const answer = (text: string | null | undefined) => (text === 'yes' || text === 'no' ? text : null)

const linesOf = (text: string | null | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const visitFacts = (sent: ClinicSubmission) =>
  Object.fromEntries(VISIT_FACTS.map((name) => [name, answer(sent[name])]))

/** The submission's ZIP code, in five digits. */
export const zipOf = ({ zipCode }: Pick<ClinicSubmission, 'zipCode'>): string | undefined =>
  tidyZipCode(zipCode)

/** A clinic from what an operator sent, tidied as in an import. */
export const draftClinic = (sent: ClinicSubmission, place: ZipPlace | undefined): Draft => {
  const notes: string[] = []
  const usable = <Value>(
    text: string | null | undefined,
    what: string,
    value: Value | undefined,
  ) => {
    if (text && value === undefined) notes.push(`“${text}” is not a ${what}, so it was left out.`)
    return value
  }
  const state = sent.state || place?.state || null
  if (!state) notes.push('No state was given, and the ZIP code is unknown. Choose the state.')
  if (sent.state && place && sent.state !== place.state)
    notes.push(`ZIP code ${sent.zipCode} is in ${place.state}, not in ${sent.state}.`)
  const zipCode = usable(sent.zipCode, 'ZIP code', zipOf(sent))
  if (zipCode && !place)
    notes.push(`ZIP code ${zipCode} is unknown, so the clinic has no point on the map.`)
  const lines = readLines(sent.phone, state ?? '')
  const phone = usable(sent.phone, 'phone number', mainLine(lines))
  const website = sent.website ? tidyWebAddress(sent.website) : null
  const services = sent.services ?? []
  return {
    notes,
    clinic: {
      source: 'submission',
      sourceId: String(sent.id),
      name: tidyName(sent.clinicName),
      address: tidyAddress(sent.address),
      city: tidyName(sent.city),
      state,
      zipCode: zipCode ?? null,
      phone: phone?.number ?? null,
      phoneExtension: phone?.extension ?? null,
      phones: furtherLines(lines, phone),
      email: sent.contactEmail,
      website: usable(sent.website, 'web address', website) ?? null,
      description: sent.description || null,
      services,
      ...flagsFor(services),
      isFree: sent.isFree ?? false,
      isLowCost: sent.isLowCost ?? false,
      hoursOfOperation: sent.hoursOfOperation || null,
      eligibilityRequirements: sent.eligibilityRequirements || null,
      ...visitFacts(sent),
      firstVisitWait: sent.firstVisitWait || null,
      firstVisitCost: sent.firstVisitCost || null,
      insuranceAccepted: linesOf(sent.insuranceAccepted),
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      coordinatesApproximate: place !== undefined,
    },
  }
}
