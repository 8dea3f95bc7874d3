import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { newToken } from '../../access/link-token.ts'
import { ROLES } from '../../access/roles.ts'
import type { Outcome } from '../../mail/outcome.ts'
import { trySendingLetter } from '../../mail/send-letter.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { inputFault } from '../../panel-kit/input-fault.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { PANEL_LANGUAGES } from '../../panel-kit/say.ts'
import type { User } from '../../payload-types.ts'
import { logSecurity } from '../log/security-log.ts'
import { INVITATION_DAYS, invitationMail } from '../mails/invitation-mail.ts'
import { findAccount } from '../queries/account.ts'
import { peopleSettings } from '../settings.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

interface Invited {
  person: Pick<User, 'id' | 'email' | 'language' | 'role'>
  link: string
  by: TypedUser
}

/** What became of an invitation. The link is there only if it was not sent, and nowhere else. */
export interface InvitationAnswer {
  id: number
  mail: Outcome
  link?: string
}

/** Where people sign in, if that needs no password of theirs. */
const onlyProvider = () => {
  const { onlyProvider: isOnly, provider } = peopleSettings(process.env)
  return isOnly ? provider?.name : undefined
}

/** A link to choose a password, which takes the place of an earlier one. */
const makeLink = async (req: PayloadRequest, email: string): Promise<string> => {
  const home = req.payload.config.serverURL
  if (onlyProvider() !== undefined) return `${home}/admin/login`
  const token = await req.payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration: INVITATION_DAYS * DAY_MS,
    req,
  })
  return `${home}/admin/reset/${token}`
}

const send = async ({ person, link, by }: Invited, payload: Payload): Promise<InvitationAnswer> => {
  const { email, role, id } = person
  const language = person.language ?? 'en'
  const invitation = { by: nameOf(by), role, email, link, provider: onlyProvider() }
  const { outcome } = await trySendingLetter(payload, language, {
    to: email,
    write: (site) => invitationMail({ ...invitation, site }, language),
    trouble: `The invitation of account ${id} could not be sent`,
  })
  return { id, mail: outcome, ...(outcome !== 'sent' && { link }) }
}

/** Makes an account whose owner chooses the password, and mails them the link for that. */
export const invite = action({
  method: 'post',
  path: '/people/invite',
  roles: ['admin'],
  input: z.object({
    email: z
      .email(inputFault({ en: 'Enter an email address.', es: 'Escriba un correo electrónico.' }))
      .max(254),
    name: z.string().trim().max(200).default(''),
    role: z.enum(ROLES),
    language: z.enum(PANEL_LANGUAGES).default('en'),
  }),
  act: async ({ email: typed, name, role, language }, req, by): Promise<Invited> => {
    const email = typed.toLowerCase()
    if (await findAccount(req, email))
      throw new Refusal(
        {
          en: 'There already is an account with this address.',
          es: 'Ya existe una cuenta con esta dirección.',
        },
        409,
      )
    const person = await req.payload.create({
      collection: 'users',
      depth: 0,
      // Nobody ever learns this password.
      data: {
        email,
        name,
        role,
        language,
        password: newToken(),
        invitedAt: new Date().toISOString(),
      },
      req,
    })
    return { person, link: await makeLink(req, email), by }
  },
  after: async (invited, { payload }) => send(invited, payload),
})

/** Invites again somebody who has not chosen a password yet. The earlier link ends. */
export const inviteAgain = action({
  method: 'post',
  path: '/people/:id/invite',
  roles: ['admin'],
  input: z.object({ id: documentId }),
  act: async ({ id }, req, by): Promise<Invited> => {
    const { docs } = await req.payload.update({
      collection: 'users',
      where: {
        id: { equals: id },
        invitedAt: { exists: true },
        deactivatedAt: { exists: false },
      },
      depth: 0,
      data: { invitedAt: new Date().toISOString() },
      req,
    })
    const [person] = docs
    if (!person)
      throw new Refusal(
        {
          en: 'Nobody waits for this invitation any more.',
          es: 'Ya nadie espera esta invitación.',
        },
        409,
      )
    logSecurity(req, 'account.invited', { account: id })
    return { person, link: await makeLink(req, person.email), by }
  },
  after: async (invited, { payload }) => send(invited, payload),
})
