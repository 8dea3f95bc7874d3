'use client'
import type { Outcome } from '../../../mail/outcome.ts'
import { CopyLink } from '../../../panel-kit/copy-link.tsx'

interface InvitedProps {
  email: string
  mail: Outcome
  /** Only if it was not sent. */
  link?: string | undefined
}

const NOT_SENT: Partial<Record<Outcome, string>> = {
  'not set up': 'Email is not set up, so nothing was sent.',
  refused: 'The mail server refused this address. Check it, or send the link in another way.',
  failed: 'The email could not be sent.',
}

/** What became of an invitation. A link that was not sent is shown once. */
export const Invited = ({ email, mail, link }: InvitedProps) => {
  if (!link) return <p>{`An invitation was sent to ${email}. Its link works for 7 days.`}</p>
  return (
    <>
      <p>
        {`${NOT_SENT[mail] ?? ''} Give this link to ${email} yourself. It works for 7 days and is not shown again.`}
      </p>
      <p className="person__link">
        <code>{new URL(link, window.location.origin).href}</code> <CopyLink path={link} />
      </p>
    </>
  )
}
