import { ROLE_WORDS, type Role } from '../../access/roles.ts'
import { quotedName } from '../../mail/letter/letter.ts'
import type { Writing } from '../../mail/send-letter.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'

/** Days after which an invitation no longer works. */
export const INVITATION_DAYS = 7

export interface Invitation {
  /** What the directory calls itself. */
  site: string
  /** Who invites. */
  by: string
  role: Role
  email: string
  link: string
  /** The identity provider, if people sign in with it alone: the link then opens its button. */
  provider: string | undefined
}

/** The email that invites somebody into the panel. */
export const invitationMail = (
  { site, by, role, email, link, provider }: Invitation,
  locale: PanelLanguage,
): Writing => {
  const say = sayIn(locale)
  const signIn = say({ en: `Sign in with ${provider}`, es: `Inicie sesión con ${provider}` })
  const choose = say({ en: 'Choose a password', es: 'Elija una contraseña' })
  return {
    locale,
    subject: say({
      en: 'Your invitation to the directory’s panel',
      es: 'Su invitación al panel del directorio',
    }),
    parts: [
      say({
        en: `${quotedName(by)} invites you to help keep ${site}, a directory of free and low-cost clinics.`,
        es: `${quotedName(by)} le invita a ayudar a mantener ${site}, un directorio de clínicas gratuitas y de bajo costo.`,
      }),
      ...ROLE_WORDS.filter((words) => words.role === role).map(({ name, does }) =>
        say({
          en: `Your role is ${name.en.toLowerCase()}: ${does.en}.`,
          es: `Su rol es ${name.es.toLowerCase()}: ${does.es}.`,
        }),
      ),
      provider
        ? say({ en: `${signIn}, as ${email}:`, es: `${signIn}, como ${email}:` })
        : say({
            en: `${choose} within ${INVITATION_DAYS} days. Then sign in with it and ${email}:`,
            es: `${choose} en un plazo de ${INVITATION_DAYS} días. Después inicie sesión con ella y ${email}:`,
          }),
      { href: link, label: provider ? signIn : choose },
    ],
    end: [
      say({
        en: 'If you don’t know what this is about, you don’t need to do anything.',
        es: 'Si no sabe de qué se trata, no tiene que hacer nada.',
      }),
    ],
  }
}
