import type { UIFieldServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import { DeactivateButton } from './deactivate-button.tsx'
import './people.css'

/**
 * At the top of a person's form: whether they can sign in, and a button for admins to change that.
 */
export const PersonStatus = ({ id, data, req }: UIFieldServerProps) => {
  if (typeof id !== 'number') return null
  const since: unknown = data?.deactivatedAt
  const isActive = typeof since !== 'string'
  const mayChange = hasRole(req, 'admin') && id !== req.user?.id
  if (isActive && !mayChange) return null
  const who = nameOf({ name: data?.name, email: String(data?.email) })
  return (
    <section className="person" aria-label="Account">
      <p>
        {isActive
          ? `Deactivate ${who} if they have left. They can then no longer sign in. The name stays in every log.`
          : `${who} was deactivated on ${momentInWords(since)} and can’t sign in. The name stays in every log.`}
      </p>
      {mayChange && <DeactivateButton id={id} isActive={isActive} who={who} />}
    </section>
  )
}
