import type { Guide } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { LastReviewed } from '../../../components/last-reviewed.tsx'
import { PrintableHead } from '../../../components/printable-head.tsx'
import { PrintableText } from '../../../components/rich-text/printable-text.tsx'
import { Trail } from '../../../components/trail.tsx'
import { frameCopy } from '../../../copy/frame.ts'
import { readingCopy } from '../../../copy/reading.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import { guideStructuredData } from '../structured-data.ts'

interface GuidePageProps {
  guide: Guide
}

/** A guide, like a good leaflet: what you get, the contents, then step by step. */
export const GuidePage = ({ guide }: GuidePageProps) => {
  const copy = useCopy(readingCopy)
  const { siteName } = useCopy(frameCopy)
  const paths = usePaths()
  const locale = useLocale()
  const publicUrl = usePublicUrl()
  const path = paths.guide(guide.slug)
  const isEnglish = (name: string) => guide.inEnglish.includes(name)
  const { label, home, resources } = copy.breadcrumb
  const trail = [
    { name: home, to: paths.home },
    { name: resources, to: paths.resources },
    { name: guide.title, to: path },
  ]
  return (
    <>
      <PageHead
        title={guide.title}
        description={guide.summary}
        canonical={path}
        kind="article"
        image={filePath('guidePicture', locale, guide.slug)}
      />
      <JsonLd
        data={guideStructuredData(guide, publicUrl + path, { name: siteName, publicUrl }, locale)}
      />
      <Trail label={label} trail={trail} />
      <PrintableHead
        title={guide.title}
        lead={guide.summary}
        address={publicUrl + path}
        inEnglish={{ title: isEnglish('title'), lead: isEnglish('summary') }}
      />
      <LastReviewed at={guide.reviewedAt} />
      <PrintableText
        contentsHeading={copy.contents}
        blocks={guide.body}
        inEnglish={isEnglish('body')}
      />
    </>
  )
}
