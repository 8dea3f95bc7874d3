'use client'

import { useDocumentInfo, useFormFields, useLocale } from '@payloadcms/ui'
import { localeOf, pathsFor } from '../../contract/paths.ts'
import './public-link.css'
import { useSay } from '../../panel-kit/use-say.ts'

type Paths = ReturnType<typeof pathsFor>

const PAGES: Record<string, (paths: Paths, slug: string) => string> = {
  clinics: (paths, slug) => paths.clinic(slug),
  guides: (paths, slug) => paths.guide(slug),
  articles: (paths, slug) => paths.article(slug),
}

/** A link to what visitors see now, in the language of the form. */
export const PublicLink = () => {
  const say = useSay()
  const { collectionSlug = '', hasPublishedDoc, isTrashed } = useDocumentInfo()
  const { code } = useLocale()
  const slug = useFormFields(([fields]) => fields.slug?.initialValue)
  const page = PAGES[collectionSlug]
  if (!page || !hasPublishedDoc || isTrashed || typeof slug !== 'string') return null
  return (
    <a
      className="public-link"
      href={page(pathsFor(localeOf(code)), slug)}
      target="_blank"
      rel="noopener"
    >
      {say({ en: 'Public page', es: 'Página pública' })} <span aria-hidden="true">↗</span>
      <span className="read-aloud">
        {say({ en: ', opens in a new tab', es: ', se abre en una pestaña nueva' })}
      </span>
    </a>
  )
}
