'use client'

import { outbound } from '../../contract/paths.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'

const Source = ({ source: { name, id } }: ClinicToVerify) => {
  const say = useSay()
  if (name === 'submission' && id)
    return (
      <a href={`/admin/collections/clinic-submissions/${id}`}>
        {say({ en: 'Open its submission', es: 'Abrir su solicitud' })}
      </a>
    )
  return (
    <span>
      {[say({ en: `Source: ${name}`, es: `Fuente: ${name}` }), id].filter(Boolean).join(', ')}
    </span>
  )
}

/** Where somebody may find a clinic's number. */
export const NumberSources = ({ clinic }: { clinic: ClinicToVerify }) => {
  const say = useSay()
  const { facts, town, wrongPhone } = clinic
  const website = typeof facts.website === 'string' ? facts.website : null
  const words = [facts.name, facts.address, town, 'phone'].filter(Boolean).join(' ')
  return (
    <>
      <p className="calls__no-phone">
        {wrongPhone
          ? say({
              en: `${wrongPhone} doesn’t work. Visitors no longer see it.`,
              es: `${wrongPhone} no funciona. Los visitantes ya no lo ven.`,
            })
          : say({ en: 'No phone number is known.', es: 'No se conoce ningún número de teléfono.' })}
      </p>
      <ul className="calls__sources">
        <li>
          {website ? (
            <a href={website} rel="noreferrer" target="_blank">
              {say({ en: 'Open its website', es: 'Abrir su sitio web' })}
            </a>
          ) : (
            say({ en: 'No website is known.', es: 'No se conoce su sitio web.' })
          )}
        </li>
        <li>
          <a href={outbound.webSearch(words)} rel="noreferrer" target="_blank">
            {say({ en: 'Search the web', es: 'Buscar en internet' })}
          </a>
        </li>
        <li>
          <Source {...clinic} />
        </li>
        <li>
          <a href={`/admin/collections/clinics/${clinic.id}`}>
            {say({ en: 'Open its form', es: 'Abrir su formulario' })}
          </a>
        </li>
      </ul>
    </>
  )
}
