'use client'

import { useSay } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'

/** A comma waits two seconds, until the clinic’s phone system asks for the extension. */
export const dialled = (phone: string, extension: string) =>
  `tel:${phone.replaceAll(/[^\d+]/g, '')}${extension && `,${extension}`}`

/** Dials on a tap. */
export const CallLink = ({ clinic: { facts } }: { clinic: ClinicToVerify }) => {
  const say = useSay()
  const [phone, extension] = [String(facts.phone ?? ''), String(facts.phoneExtension ?? '')]
  return (
    <a className="calls__button calls__button--call" href={dialled(phone, extension)}>
      {say({ en: `Call ${phone}`, es: `Llamar al ${phone}` })}
      {extension && `, ext. ${extension}`}
    </a>
  )
}
