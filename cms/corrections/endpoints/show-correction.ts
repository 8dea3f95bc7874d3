import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { ROLES } from '../../access/roles.ts'
import type { CorrectionStatus } from '../../contract/constants.ts'
import { CORRECTION_TOPICS } from '../../contract/constants.ts'
import { factsOfTopic } from '../../contract/correction-topics.ts'
import { idOf } from '../../documents/id-of.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { panelLanguage, sayTo } from '../../panel-kit/say.ts'
import type { Clinic, Correction } from '../../payload-types.ts'
import { agreeingProposal } from '../agreeing-proposal.ts'
import { changesOf, valuesInWords } from '../clinic-values.ts'
import { openCorrections } from '../queries/open-corrections.ts'
import { proposedOf } from '../queries/proposed.ts'
import { saidByTopic } from '../said.ts'
import type { CorrectionView } from './answers.ts'

/** What we propose, beside what they say. */
const FOLLOWS = {
  en: 'so that the hours don’t contradict each other',
  es: 'para que los horarios no se contradigan',
}

const REMOVES = {
  en: 'its street and its point are then removed for good',
  es: 'entonces su calle y su punto se eliminan para siempre',
}

const clinicOf = ({ clinic }: Correction): Clinic | null =>
  typeof clinic === 'object' && clinic ? clinic : null

const proposedChanges = async (req: PayloadRequest, clinic: Clinic, id: number) => {
  const proposed = await proposedOf(req, id)
  const all = changesOf(
    clinic,
    agreeingProposal(clinic, proposed),
    panelLanguage(req.i18n.language),
  )
  const say = sayTo(req)
  const { addressIsPrivate } = proposed
  return all.map((change) => {
    if (change.name === 'addressIsPrivate' && addressIsPrivate)
      return { ...change, after: `${change.after} (${say(REMOVES)})` }
    return change.name in proposed
      ? change
      : { ...change, after: `${change.after} (${say(FOLLOWS)})` }
  })
}

/** A correction, what the clinic says now, and who else says so. */
export const showCorrection = action({
  method: 'get',
  path: '/corrections/:id',
  roles: ROLES,
  input: z.object({ id: documentId }),
  act: async ({ id }, req): Promise<CorrectionView> => {
    const found = await req.payload.findByID({
      collection: 'corrections',
      id,
      depth: 2,
      disableErrors: true,
      req,
    })
    if (!found)
      throw new Refusal(
        { en: 'This correction no longer exists.', es: 'Esta corrección ya no existe.' },
        404,
      )
    const topics = CORRECTION_TOPICS.filter((topic) => found.topics.includes(topic))
    const clinic = clinicOf(found)
    const open = clinic ? await openCorrections(req, clinic.id) : []
    const others = saidByTopic(open.filter((one) => one.id !== id))
    return {
      id,
      at: found.createdAt,
      topics,
      urgent: found.urgent ?? false,
      fromStaff: found.fromStaff ?? false,
      changes: clinic && found.status === 'open' ? await proposedChanges(req, clinic, id) : [],
      text: found.text ?? '',
      email: found.email ?? '',
      locale: found.locale ?? 'en',
      status: found.status as CorrectionStatus,
      settledAt: found.settledAt ?? null,
      settledBy: found.settledBy ? await nameOfId(req, idOf(found.settledBy)) : null,
      clinic: clinic && {
        id: clinic.id,
        name: clinic.name,
        slug: clinic.slug,
        isPublished: clinic._status === 'published',
      },
      now: clinic
        ? valuesInWords(clinic, topics.flatMap(factsOfTopic), panelLanguage(req.i18n.language))
        : [],
      others: others.filter(({ topic }) => topics.includes(topic)),
    }
  },
})
