'use client'
import type { Outcome } from '../../../mail/outcome.ts'
import { CopyLink } from '../../../panel-kit/copy-link.tsx'
import type { InEach } from '../../../panel-kit/say.ts'
import { useSay } from '../../../panel-kit/use-say.ts'

interface InvitedProps {
  email: string
  mail: Outcome
  /** Only if it was not sent. */
  link?: string | undefined
}

const NOT_SENT: Partial<Record<Outcome, InEach>> = {
  'not set up': {
    en: 'Email is not set up, so nothing was sent.',
    es: 'El correo electrónico no está configurado, así que no se envió nada.',
  },
  refused: {
    en: 'The mail server refused this address. Check it, or send the link in another way.',
    es: 'El servidor de correo rechazó esta dirección. Revísela o envíe el enlace de otra manera.',
  },
  failed: { en: 'The email could not be sent.', es: 'No se pudo enviar el correo.' },
}

/** What became of an invitation. A link that was not sent is shown once. */
export const Invited = ({ email, mail, link }: InvitedProps) => {
  const say = useSay()
  const why = NOT_SENT[mail]
  if (!link)
    return (
      <p>
        {say({
          en: `An invitation was sent to ${email}. Its link works for 7 days.`,
          es: `Se envió una invitación a ${email}. Su enlace sirve durante 7 días.`,
        })}
      </p>
    )
  return (
    <>
      <p>
        {why && `${say(why)} `}
        {say({
          en: `Give this link to ${email} yourself. It works for 7 days and is not shown again.`,
          es: `Envíe usted este enlace a ${email}. Sirve durante 7 días y no se vuelve a mostrar.`,
        })}
      </p>
      <p className="person__link">
        <code>{new URL(link, window.location.origin).href}</code> <CopyLink path={link} />
      </p>
    </>
  )
}
