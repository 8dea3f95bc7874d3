'use client'

import { useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'

/** Saves the list as it is filtered and ordered on the screen, all pages of it. */
export const ExportLink = () => {
  const { collectionSlug } = useListQuery()
  const asked = useSearchParams().toString()
  return (
    <a
      className="popup-button-list__button"
      href={`/cms-api/desk/export/${collectionSlug}?${asked}`}
    >
      Export as CSV
    </a>
  )
}
