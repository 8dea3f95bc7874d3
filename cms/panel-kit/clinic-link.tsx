'use client'
import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { useSay } from './use-say.ts'

interface ClinicLinkProps {
  id: number
  children: ReactNode
  /** For pages where leaving would lose what somebody has typed or chosen. */
  newTab?: boolean
}

/** A link to a clinic’s form in the panel. */
export const ClinicLink = ({ id, children, newTab }: ClinicLinkProps) => {
  const say = useSay()
  const { config } = useConfig()
  const { admin: adminRoute } = config.routes
  return (
    <Link
      href={formatAdminURL({ adminRoute, path: `/collections/clinics/${id}` })}
      prefetch={false}
      {...(newTab && {
        target: '_blank',
        rel: 'noopener',
        title: say({ en: 'Opens in a new tab', es: 'Se abre en una pestaña nueva' }),
      })}
    >
      {children}
    </Link>
  )
}
