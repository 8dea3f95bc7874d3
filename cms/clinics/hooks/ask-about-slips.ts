import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { storedHours } from '../../contract/open-time.ts'
import { refuseFields } from '../../documents/fields/refuse-fields.ts'
import { panelLanguage, sayTo } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import { zipCentroid } from '../../places/index.ts'
import { knownNames } from '../queries/known-names.ts'
import { publishedClinic } from '../queries/published-clinic.ts'
import { contradictionSlips } from '../slips/contradiction-slips.ts'
import { hoursSlips } from '../slips/hours-slips.ts'
import { newHoursWordsSlip } from '../slips/hours-words-slip.ts'
import { movedSlip } from '../slips/moved-slip.ts'
import { pointSlip } from '../slips/point-slips.ts'
import { privateSlip } from '../slips/private-slip.ts'
import type { Slip } from '../slips/slip.ts'
import type { ListName } from '../slips/usual-names.ts'
import { wordSlips } from '../slips/word-slips.ts'
import { isTypedBySomebody } from './typed-by-somebody.ts'

type Values = Partial<Clinic>

const LISTS = ['services', 'languages', 'insuranceAccepted'] as const satisfies ListName[]

const listSlips = async (req: PayloadRequest, values: Values, before: Values): Promise<Slip[]> => {
  const slips = await Promise.all(
    LISTS.map(async (list) => {
      const added = (values[list] ?? []).filter((name) => !before[list]?.includes(name))
      if (added.length === 0) return []
      return wordSlips(list, added, await knownNames(req, list, localeOf(req)), sayTo(req))
    }),
  )
  return slips.flat()
}

const ON_THE_TELEPHONE = {
  en: 'That ZIP code is far from the clinic’s point on the map. Check the digits. If the clinic has moved, go back and choose Moved.',
  es: 'Ese código postal está lejos del punto de la clínica en el mapa. Revise los dígitos. Si la clínica se mudó, regrese y elija Se mudó.',
}

const pointSlips = async (req: PayloadRequest, values: Values): Promise<Slip[]> => {
  const { zipCode } = values
  const middle = zipCode ? await zipCentroid(req, zipCode) : null
  const slip = pointSlip(values, middle, sayTo(req))
  if (!slip) return []
  // A person on the telephone sees the ZIP code and not the point.
  return [
    req.context.isTyped
      ? { ...slip, path: 'zipCode', question: sayTo(req)(ON_THE_TELEPHONE) }
      : slip,
  ]
}

/**
 * In the form only: a call has an outcome of its own for this. Nobody can answer it while an earlier
 * version is restored.
 */
const movedSlips = (req: PayloadRequest, values: Values, before: Values): Slip[] => {
  const isSaid = Boolean(values.movedFrom) && values.movedFrom !== before.movedFrom
  if (req.context.isTyped || req.context.isRestoringVersion || isSaid) return []
  const slip = movedSlip(values, before, sayTo(req))
  return slip ? [slip] : []
}

const localeOf = (req: PayloadRequest): Locale => (req.locale === 'es' ? 'es' : 'en')

const POINT = ['latitude', 'longitude', 'zipCode'] as const

/** Slips in new values only: what is published already is not asked about, whoever published it. */
const newSlips = async (req: PayloadRequest, values: Values, before: Values): Promise<Slip[]> => {
  const say = sayTo(req)
  const [known, inValues] = [before, values].map((facts) => [
    ...hoursSlips(storedHours(facts.openingHours), say),
    ...contradictionSlips(facts, say),
  ])
  const inFacts = (inValues ?? []).filter(({ key }) => !known?.some((slip) => slip.key === key))
  const words = newHoursWordsSlip(values, before, localeOf(req), panelLanguage(req.i18n.language))
  const isMoved = POINT.some((name) => (values[name] ?? null) !== (before[name] ?? null))
  return [
    ...inFacts,
    ...(words ? [words] : []),
    ...privateSlip(values, before, say),
    ...movedSlips(req, values, before),
    ...(isMoved ? await pointSlips(req, values) : []),
    ...(await listSlips(req, values, before)),
  ]
}

/**
 * Asks about likely slips before a person's input is published. Each question is answered once: its
 * key is then among the confirmed ones.
 */
export const askAboutSlips: CollectionBeforeValidateHook<Clinic> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data?._status !== 'published' || !isTypedBySomebody(req)) return data
  const values: Values = { ...originalDoc, ...data }
  const before = originalDoc ? await publishedClinic(req, originalDoc.id, localeOf(req)) : null
  const slips = await newSlips(req, values, before ?? {})
  const asked = slips.filter(({ key }) => !values.confirmed?.includes(key))
  if (asked.length === 0) return data
  const questions = asked.map(({ path, question }) => ({ path, message: question }))
  return refuseFields(req, collection.slug, questions, {
    en: 'Answer what is asked beside:',
    es: 'Responda lo que se pregunta junto a:',
  })
}
