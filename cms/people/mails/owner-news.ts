import type { Writing } from '../../mail/send-letter.ts'
import { type InEach, type PanelLanguage, sayIn } from '../../panel-kit/say.ts'

/** What the owner of an account is told of. */
export type Change = 'factor added' | 'factor removed' | 'new password' | 'new email'

/** The subject, and what follows it as a sentence. */
const NEWS: Record<Change, InEach<{ subject: string; more: string }>> = {
  'factor added': {
    en: {
      subject: 'A second factor was added to your account',
      more: ' Signing in now needs a code too.',
    },
    es: {
      subject: 'Se agregó un segundo factor a su cuenta',
      more: ' Ahora se necesita también un código para iniciar sesión.',
    },
  },
  'factor removed': {
    en: {
      subject: 'The second factor of your account was removed',
      more: ' Your password alone now opens it.',
    },
    es: {
      subject: 'Se quitó el segundo factor de su cuenta',
      more: ' Ahora basta su contraseña para abrirla.',
    },
  },
  'new password': {
    en: { subject: 'The password of your account was changed', more: '' },
    es: { subject: 'Se cambió la contraseña de su cuenta', more: '' },
  },
  'new email': {
    en: {
      subject: 'The email address of your account was changed',
      more: ' This one no longer signs you in.',
    },
    es: {
      subject: 'Se cambió el correo electrónico de su cuenta',
      more: ' Con este ya no puede iniciar sesión.',
    },
  },
}

interface News {
  change: Change
  /** What the directory calls itself. */
  site: string
  /** When it happened, in words. */
  at: string
  /** The public origin; empty if nobody has set it. */
  home: string
}

/** The email that tells the owner of an account what was changed in it. */
export const ownerNews = (
  { change, site, at, home }: News,
  locale: PanelLanguage = 'en',
): Writing => {
  const say = sayIn(locale)
  const { subject, more } = say(NEWS[change])
  const where = home && say({ en: `, at ${home}`, es: `, en ${home}` })
  const choose = say({ en: 'Choose a new password', es: 'Elija una nueva contraseña' })
  return {
    locale,
    subject,
    parts: [
      `${site}: ${subject}.${more}`,
      say({ en: `It happened on ${at}${where}.`, es: `Sucedió el ${at}${where}.` }),
      say({
        en: 'If it was you, or you asked an admin for it, you don’t need to do anything.',
        es: 'Si fue usted, o si se lo pidió a Administración, no tiene que hacer nada.',
      }),
      say({
        en: 'If it was not you, somebody else may be using your account. Tell an admin of the directory at once: they can stop it by deactivating the account.',
        es: 'Si no fue usted, puede que otra persona esté usando su cuenta. Avise de inmediato a Administración del directorio: puede detenerlo desactivando la cuenta.',
      }),
      ...(change === 'new email' || !home
        ? []
        : [
            say({
              en: 'Then choose a new password here:',
              es: 'Después elija aquí una nueva contraseña:',
            }),
            { href: `${home}/admin/forgot`, label: choose },
          ]),
    ],
  }
}
