import type { UIFieldServerProps } from 'payload'
import { hasRole } from '../../../access/roles.ts'
import { momentInWords } from '../../../panel-kit/moment.ts'
import { nameOf } from '../../../panel-kit/person-name.ts'
import { findFactor } from '../../queries/second-factor.ts'
import { isVouched } from '../../sign-in/session.ts'
import { RemoveFactor } from './remove-factor.tsx'
import '../people.css'

/** In a person's form: whether they have a second factor, and what they or an admin can do about it. */
export const FactorStatus = async ({ id, data, req }: UIFieldServerProps) => {
  const isOwn = id === req.user?.id
  if (typeof id !== 'number' || !(isOwn || hasRole(req, 'admin'))) return null
  const factor = await findFactor(req, id)
  // The provider vouches for a second factor of its own.
  if (isOwn && !factor && req.user && isVouched(req.user)) return null
  const since = factor && momentInWords(factor.since)
  const who = nameOf({ name: data?.name, email: String(data?.email) })
  return (
    <section className="person" aria-label="Second factor">
      {isOwn ? (
        <>
          <p>
            {since
              ? `Your second factor has been on since ${since}.`
              : 'You sign in with your password alone. A second factor protects your account if somebody learns it.'}
          </p>
          <p>
            <a href="/admin/second-factor">
              {since ? 'New recovery codes, or turn it off' : 'Set up a second factor'}
            </a>
          </p>
        </>
      ) : (
        <>
          <p>
            {since
              ? `${who} has had a second factor since ${since}.`
              : `${who} has no second factor.`}
          </p>
          {since && <RemoveFactor id={id} who={who} />}
        </>
      )}
    </section>
  )
}
