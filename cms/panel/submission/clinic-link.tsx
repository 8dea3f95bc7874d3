'use client'
import { useConfig } from '@payloadcms/ui'
import Link from 'next/link.js'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'

interface ClinicLinkProps {
  id: number
  children: ReactNode
}

/** A link to a clinic's form in the panel. */
export const ClinicLink = ({ id, children }: ClinicLinkProps) => {
  const { config } = useConfig()
  const { admin: adminRoute } = config.routes
  return (
    <Link
      href={formatAdminURL({ adminRoute, path: `/collections/clinics/${id}` })}
      prefetch={false}
    >
      {children}
    </Link>
  )
}
