import { Link } from '@payloadcms/ui'
import type { PayloadRequest, UIFieldServerProps, Where } from 'payload'
import './merge.css'
import { mayPublish } from '../../../access/publishers.ts'
import { sayTo } from '../../../panel-kit/say.ts'
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
  const say = sayTo(req)
  if (typeof id !== 'number') return null
  const into: unknown = data?.mergedInto
  if (typeof into === 'number') {
    const [clinic] = await namesOf(req, { id: { equals: into } })
    return (
      <section className="merged" aria-label={say({ en: 'Merged', es: 'Combinada' })}>
        <p>
          {say({ en: 'This clinic was merged into', es: 'Esta clínica se combinó con' })}{' '}
          <Link href={`/admin/collections/clinics/${into}`} prefetch={false}>
            {clinic?.name ??
              say({
                en: 'a clinic that is in the trash',
                es: 'una clínica que está en la papelera',
              })}
          </Link>
          {say({
            en: '. It is kept here but is not public.',
            es: '. Se conserva aquí pero no es pública.',
          })}
        </p>
        {mayPublish(req) && <Unmerge clinic={id} />}
      </section>
    )
  }
  const others = await namesOf(req, { mergedInto: { equals: id } })
  if (others.length === 0) return null
  return (
    <section className="merged" aria-label={say({ en: 'Merged', es: 'Combinada' })}>
      <p>
        {say({
          en: 'Merged into this clinic, each with its own history:',
          es: 'Combinadas con esta clínica, cada una con su propio historial:',
        })}
      </p>
      <ul>
        {others.map(({ id: other, name, slug }) => (
          <li key={other}>
            <Link href={`/admin/collections/clinics/${other}`} prefetch={false}>
              {name}
            </Link>{' '}
            {say({ en: `(was at /services/${slug})`, es: `(estaba en /services/${slug})` })}
          </li>
        ))}
      </ul>
    </section>
  )
}
