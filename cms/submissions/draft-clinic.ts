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
import { type InEach, type PanelLanguage, sayIn } from '../panel-kit/say.ts'
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

const ZIP_CODE: InEach = { en: 'ZIP code', es: 'un código postal' }
const PHONE: InEach = { en: 'phone number', es: 'un número de teléfono' }
const WEB_ADDRESS: InEach = { en: 'web address', es: 'una dirección web' }

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
/** @param language of the notes */
export const draftClinic = (
  sent: ClinicSubmission,
  place: ZipPlace | undefined,
  language: PanelLanguage = 'en',
): Draft => {
  const say = sayIn(language)
  const notes: string[] = []
  const usable = <Value>(
    text: string | null | undefined,
    what: InEach,
    value: Value | undefined,
  ) => {
    if (text && value === undefined)
      notes.push(
        say({
          en: `“${text}” is not a ${what.en}, so it was left out.`,
          es: `«${text}» no es ${what.es}, así que se omitió.`,
        }),
      )
    return value
  }
  const state = sent.state || place?.state || null
  if (!state)
    notes.push(
      say({
        en: 'No state was given, and the ZIP code is unknown. Choose the state.',
        es: 'No se indicó el estado y el código postal no se conoce. Elija el estado.',
      }),
    )
  if (sent.state && place && sent.state !== place.state)
    notes.push(
      say({
        en: `ZIP code ${sent.zipCode} is in ${place.state}, not in ${sent.state}.`,
        es: `El código postal ${sent.zipCode} está en ${place.state}, no en ${sent.state}.`,
      }),
    )
  const zipCode = usable(sent.zipCode, ZIP_CODE, zipOf(sent))
  if (zipCode && !place)
    notes.push(
      say({
        en: `ZIP code ${zipCode} is unknown, so the clinic has no point on the map.`,
        es: `El código postal ${zipCode} no se conoce, así que la clínica no tiene un punto en el mapa.`,
      }),
    )
  const lines = readLines(sent.phone, state ?? '')
  const phone = usable(sent.phone, PHONE, mainLine(lines))
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
      website: usable(sent.website, WEB_ADDRESS, website) ?? null,
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
