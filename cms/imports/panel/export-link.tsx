'use client'

import { useListQuery } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'

/** Saves the list as it is filtered and ordered on the screen, all pages of it. */
export const ExportLink = () => {
  const { collectionSlug } = useListQuery()
  const asked = new URLSearchParams(useSearchParams())
  if (usePathname().endsWith('/trash')) asked.set('trash', 'true')
  return (
    <a
      className="popup-button-list__button"
      href={`/cms-api/desk/export/${collectionSlug}?${asked}`}
    >
      Export as CSV
    </a>
  )
}
