import type { Guide } from '@healthcare-for-all/cms/contract'
import { PrintableHead } from '../../../components/printable-head.tsx'
import { PrintableText } from '../../../components/rich-text/printable-text.tsx'
import { Trail } from '../../../components/trail.tsx'
import { readingCopy } from '../../../copy/reading.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import { guideStructuredData } from '../structured-data.ts'

interface GuidePageProps {
  guide: Guide
}

/** A guide, like a good leaflet: what you get, the contents, then step by step. */
export const GuidePage = ({ guide }: GuidePageProps) => {
  const copy = useCopy(readingCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const path = paths.guide(guide.slug)
  const { label, home, resources } = copy.breadcrumb
  const trail = [
    { name: home, to: paths.home },
    { name: resources, to: paths.resources },
    { name: guide.title, to: path },
  ]
  return (
    <>
      <PageHead title={guide.title} description={guide.summary} canonical={path} kind="article" />
      <JsonLd data={guideStructuredData(guide, publicUrl + path)} />
      <Trail label={label} trail={trail} />
      <PrintableHead title={guide.title} lead={guide.summary} address={publicUrl + path} />
      <PrintableText contentsHeading={copy.contents} blocks={guide.body} />
    </>
  )
}
