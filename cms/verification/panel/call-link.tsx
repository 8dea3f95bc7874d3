'use client'

import type { ClinicToVerify } from '../endpoints/answers.ts'

/** A comma waits two seconds, until the clinic’s phone system asks for the extension. */
export const dialled = (phone: string, extension: string) =>
  `tel:${phone.replaceAll(/[^\d+]/g, '')}${extension && `,${extension}`}`

/** Dials on a tap. */
export const CallLink = ({ clinic: { facts } }: { clinic: ClinicToVerify }) => {
  const [phone, extension] = [String(facts.phone ?? ''), String(facts.phoneExtension ?? '')]
  return (
    <a className="calls__button calls__button--call" href={dialled(phone, extension)}>
      Call {phone}
      {extension && `, ext. ${extension}`}
    </a>
  )
}
