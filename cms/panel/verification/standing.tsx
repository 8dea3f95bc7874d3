import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { longDay } from './dates.ts'
import './forms.css'

const SHOWN = 5

/** In the clinic’s form: a way to its verification, and what came of the last ones. */
export const VerificationStanding = async ({ id, data, req }: UIFieldServerProps) => {
  if (id === undefined) return null
  const { docs } = await req.payload.find({
    collection: 'verifications',
    where: { clinic: { equals: id } },
    sort: '-createdAt',
    limit: SHOWN,
    depth: 1,
    populate: { clinics: { slug: true }, users: { name: true, email: true } },
    req,
  })
  return (
    <div className="calls-standing">
      {data?._status === 'published' && (
        <Link href={`/admin/verify?clinic=${id}`} prefetch={false}>
          Verify now
        </Link>
      )}
      <h4>Asked before</h4>
      {docs.length === 0 && <p>Nobody has called this clinic yet.</p>}
      <ol>
        {docs.map(({ id: key, outcome, by, createdAt, note }) => (
          <li key={key}>
            {outcome.charAt(0).toUpperCase() + outcome.slice(1)}, {longDay(createdAt)}
            {typeof by === 'object' && by && `, ${by.name || by.email}`}
            {note && `: “${note}”`}
          </li>
        ))}
      </ol>
    </div>
  )
}
