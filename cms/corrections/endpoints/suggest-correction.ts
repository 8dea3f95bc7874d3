import { hash } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { reportWrong } from '../../clinics/index.ts'
import { isUrgent } from '../../contract/correction-topics.ts'
import type { Forms, FormValues, Locale } from '../../contract/index.ts'
import { lockText } from '../../database/lock-text.ts'
import { LOCKS } from '../../database/locks.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { notFound } from '../../http/problems.ts'
import { daysAgo } from '../../jobs/days-ago.ts'
import { agreesWith } from '../value-said.ts'

type Values = FormValues<Forms['suggestCorrection']['fields']>

const publishedClinic = async (payload: Payload, slug: string) => {
  const { docs } = await payload.find({
    collection: 'clinics',
    where: { slug: { equals: slug }, _status: { equals: 'published' } },
    select: { phone: true, openingHours: true, hoursOfOperation: true, state: true },
    // The state's abbreviation says where a number rings.
    depth: 1,
    populate: { states: { abbreviation: true } },
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (!found) throw notFound((words) => words.noClinic(slug))
  return found
}

/** Whether the same sender has said the same of this clinic within a day. */
const isKnown = async (
  req: PayloadRequest,
  sender: string,
  { topics, text }: Values,
): Promise<boolean> => {
  const where: Where = {
    sender: { equals: sender },
    createdAt: { greater_than: daysAgo(1) },
  }
  const { docs } = await req.payload.find({
    collection: 'corrections',
    where,
    depth: 0,
    pagination: false,
    req,
  })
  return docs.some(
    (stored) => (stored.text ?? '') === text && stored.topics.join() === topics.join(),
  )
}

type Listed = Awaited<ReturnType<typeof publishedClinic>>

const keep = async (
  req: PayloadRequest,
  values: Values,
  { clinic, sender, locale }: { clinic: Listed; sender: string; locale: Locale },
) => {
  await lockText(req, LOCKS.submitting, sender)
  if (await isKnown(req, sender, values)) return
  const { topics, text, email } = values
  const state = typeof clinic.state === 'object' ? clinic.state.abbreviation : ''
  const agrees = agreesWith(values, clinic, state)
  await req.payload.create({
    collection: 'corrections',
    data: {
      clinic: clinic.id,
      topics: [...topics],
      text,
      email,
      urgent: isUrgent(topics),
      locale,
      sender,
      status: 'open',
      agrees,
    },
    depth: 0,
    req,
  })
  if (!agrees) await reportWrong(req, clinic.id)
}

/**
 * Stores what somebody says is wrong with a clinic, which then comes first in the list to verify, unless they
 * send what is listed already. The
 * same from the same sender within a day is stored once: its answer was lost, or somebody pressed twice.
 */
export const suggestCorrection: FormHandler<'suggestCorrection'> = async (
  values,
  { payload, locale, sender },
) => {
  const clinic = await publishedClinic(payload, values.clinic)
  const digest = hash('sha256', `${sender} ${clinic.id}`, 'base64url')
  await inOneTransaction(payload, (req) => keep(req, values, { clinic, sender: digest, locale }))
}
