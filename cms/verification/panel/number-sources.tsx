'use client'

import { outbound } from '../../contract/paths.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'

const Source = ({ source: { name, id } }: ClinicToVerify) => {
  if (name === 'submission' && id)
    return <a href={`/admin/collections/clinic-submissions/${id}`}>Open its submission</a>
  return <span>{[`Source: ${name}`, id].filter(Boolean).join(', ')}</span>
}

/** Where somebody may find a clinic's number. */
export const NumberSources = ({ clinic }: { clinic: ClinicToVerify }) => {
  const { facts, town, wrongPhone } = clinic
  const website = typeof facts.website === 'string' ? facts.website : null
  const words = [facts.name, facts.address, town, 'phone'].filter(Boolean).join(' ')
  return (
    <>
      <p className="calls__no-phone">
        {wrongPhone
          ? `${wrongPhone} doesn’t work. Visitors no longer see it.`
          : 'No phone number is known.'}
      </p>
      <ul className="calls__sources">
        <li>
          {website ? (
            <a href={website} rel="noreferrer" target="_blank">
              Open its website
            </a>
          ) : (
            'No website is known.'
          )}
        </li>
        <li>
          <a href={outbound.webSearch(words)} rel="noreferrer" target="_blank">
            Search the web
          </a>
        </li>
        <li>
          <Source {...clinic} />
        </li>
        <li>
          <a href={`/admin/collections/clinics/${clinic.id}`}>Open its form</a>
        </li>
      </ul>
    </>
  )
}
