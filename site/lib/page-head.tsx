import { LOCALES, sameIn } from '@healthcare-for-all/cms/contract/paths'
import { frameCopy } from '../copy/frame.ts'
import { useCopy, useLocale } from './language.tsx'
import { usePosted } from './posted.ts'
import { usePublicUrl } from './public-url.tsx'

interface PageHeadProps {
  title: string
  description?: string
  /** Path of the canonical address; a page without one must not be indexed. */
  canonical?: string
  noindex?: boolean
  keywords?: string[]
  /** The page's type for sharing (og:type). */
  kind?: 'website' | 'article'
  /** Path of the page's picture for sharing. */
  image?: string
}

/** React moves these into the document's head, on the server and in the browser. */
export const PageHead = ({
  title,
  description,
  canonical,
  noindex,
  keywords,
  kind = 'website',
  image,
}: PageHeadProps) => {
  const copy = useCopy(frameCopy)
  const publicUrl = usePublicUrl()
  const siteName = copy.siteName
  const refused = usePosted() ? copy.error : ''
  const fullTitle = refused + (title.includes(siteName) ? title : `${title} | ${siteName}`)
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {canonical && <link rel="canonical" href={publicUrl + canonical} />}
      {canonical &&
        LOCALES.length > 1 &&
        LOCALES.map((locale) => (
          <link
            key={locale}
            rel="alternate"
            hrefLang={locale}
            href={publicUrl + sameIn(locale, canonical)}
          />
        ))}
      {(noindex || !canonical) && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {canonical && <meta property="og:url" content={publicUrl + canonical} />}
      <meta property="og:type" content={kind} />
      {image && <meta property="og:image" content={publicUrl + image} />}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={`${useLocale()}_US`} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
