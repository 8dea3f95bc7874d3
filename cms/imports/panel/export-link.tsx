'use client'

import { useListQuery } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'

/** Exports all pages of the list, as filtered and sorted on the screen. */
export const ExportLink = () => {
  const { collectionSlug } = useListQuery()
  const query = new URLSearchParams(useSearchParams())
  if (usePathname().endsWith('/trash')) query.set('trash', 'true')
  return (
    <a
      className="popup-button-list__button"
      href={`/cms-api/desk/export/${collectionSlug}?${query}`}
    >
      Export as CSV
    </a>
  )
}
