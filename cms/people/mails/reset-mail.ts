import type { Writing } from '../../mail/send-letter.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'

/** The email with a link to choose a new password. @param link works for an hour */
export const resetMail = (site: string, link: string, locale: PanelLanguage = 'en'): Writing => {
  const say = sayIn(locale)
  const subject = say({ en: 'Choose a new password', es: 'Elija una nueva contraseña' })
  return {
    locale,
    subject,
    parts: [
      say({
        en: `Someone, probably you, asked for a new password for your account at ${site}.`,
        es: `Alguien, probablemente usted, pidió una nueva contraseña para su cuenta en ${site}.`,
      }),
      say({
        en: 'Choose one within an hour. The link works once:',
        es: 'Elíjala en menos de una hora. El enlace funciona una sola vez:',
      }),
      { href: link, label: subject },
    ],
    end: [
      say({
        en: 'If you did not ask for it, you don’t need to do anything. Your password stays as it is. Nobody from the directory will ever ask you for it.',
        es: 'Si usted no la pidió, no tiene que hacer nada. Su contraseña sigue igual. Nadie del directorio se la pedirá nunca.',
      }),
    ],
  }
}
