'use client'

import { useListQuery } from '@payloadcms/ui'
import { usePathname, useSearchParams } from 'next/navigation'
import { useSay } from '../../panel-kit/use-say.ts'

/** Exports all pages of the list, as filtered and sorted on the screen. */
export const ExportLink = () => {
  const say = useSay()
  const { collectionSlug } = useListQuery()
  const query = new URLSearchParams(useSearchParams())
  if (usePathname().endsWith('/trash')) query.set('trash', 'true')
  return (
    <a
      className="popup-button-list__button"
      href={`/cms-api/desk/export/${collectionSlug}?${query}`}
    >
      {say({ en: 'Export as CSV', es: 'Exportar como CSV' })}
    </a>
  )
}
