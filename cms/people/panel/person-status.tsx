import type { UIFieldServerProps } from 'payload'
import { hasRole } from '../../access/roles.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { nameOf } from '../../panel-kit/person-name.ts'
import { DeactivateButton } from './deactivate-button.tsx'
import { InviteAgain } from './invite/invite-again.tsx'
import './people.css'

/**
 * At the top of a person's form: whether they can sign in, and a button for admins to change that.
 */
export const PersonStatus = ({ id, data, req }: UIFieldServerProps) => {
  const isAdmin = hasRole(req, 'admin')
  if (typeof id !== 'number') return isAdmin ? <InviteInstead /> : null
  const since: unknown = data?.deactivatedAt
  const invited: unknown = data?.invitedAt
  const isActive = typeof since !== 'string'
  const mayChange = isAdmin && id !== req.user?.id
  if (isActive && !mayChange) return null
  const who = nameOf({ name: data?.name, email: String(data?.email) })
  return (
    <section className="person" aria-label="Account">
      <p>
        {isActive
          ? `Deactivate ${who} if they have left. They can then no longer sign in. The name stays in every log.`
          : `${who} was deactivated on ${momentInWords(since)} and can’t sign in. The name stays in every log.`}
      </p>
      {isActive && mayChange && typeof invited === 'string' && (
        <>
          <p>{`${who} was invited on ${momentInWords(invited)} and has not chosen a password yet.`}</p>
          <InviteAgain id={id} email={String(data?.email)} />
        </>
      )}
      {mayChange && <DeactivateButton id={id} isActive={isActive} who={who} />}
    </section>
  )
}

const InviteInstead = () => (
  <section className="person" aria-label="Account">
    <p>
      Here you choose the password yourself. To let them choose it,{' '}
      <a href="/admin/collections/users">invite them from the list of people</a>.
    </p>
  </section>
)
