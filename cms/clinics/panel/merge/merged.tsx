import { Link } from '@payloadcms/ui'
import type { PayloadRequest, UIFieldServerProps, Where } from 'payload'
import './merge.css'
import { mayPublish } from '../../../access/publishers.ts'
import { Unmerge } from './unmerge.tsx'

const namesOf = async (req: PayloadRequest, where: Where) => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    where,
    depth: 0,
    select: { name: true, slug: true },
    sort: 'name',
    overrideAccess: false,
    req,
  })
  return docs
}

/** At the top of a clinic's form: the clinic it was merged into, or those merged into it. */
export const Merged = async ({ id, data, req }: UIFieldServerProps) => {
  if (typeof id !== 'number') return null
  const into: unknown = data?.mergedInto
  if (typeof into === 'number') {
    const [clinic] = await namesOf(req, { id: { equals: into } })
    return (
      <section className="merged" aria-label="Merged">
        <p>
          This clinic was merged into{' '}
          <Link href={`/admin/collections/clinics/${into}`} prefetch={false}>
            {clinic?.name ?? 'a clinic that is in the trash'}
          </Link>
          . It is kept here but is not public.
        </p>
        {mayPublish(req) && <Unmerge clinic={id} />}
      </section>
    )
  }
  const others = await namesOf(req, { mergedInto: { equals: id } })
  if (others.length === 0) return null
  return (
    <section className="merged" aria-label="Merged">
      <p>Merged into this clinic, each with its own history:</p>
      <ul>
        {others.map(({ id: other, name, slug }) => (
          <li key={other}>
            <Link href={`/admin/collections/clinics/${other}`} prefetch={false}>
              {name}
            </Link>{' '}
            (was at /services/{slug})
          </li>
        ))}
      </ul>
    </section>
  )
}
