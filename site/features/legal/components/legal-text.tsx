import type { LegalPage } from '@healthcare-for-all/cms/contract'
import { PrintableHead } from '../../../components/printable-head.tsx'
import { PrintableText } from '../../../components/rich-text/printable-text.tsx'
import { Trail } from '../../../components/trail.tsx'
import { legalCopy } from '../../../copy/legal.ts'
import { readingCopy } from '../../../copy/reading.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import type { LegalName } from '../api.ts'
import { MapHosts } from './map-hosts.tsx'

interface LegalTextProps {
  name: LegalName
  page: LegalPage
}

export const LegalText = ({ name, page }: LegalTextProps) => {
  const legal = useCopy(legalCopy)
  const { breadcrumb, contents } = useCopy(readingCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const { title, description } = legal.pages[name]
  const path = paths[name]
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: title, to: path },
  ]
  return (
    <>
      <PageHead title={title} description={description} canonical={path} />
      <Trail label={breadcrumb.label} trail={trail} />
      <PrintableHead
        title={title}
        lead={page.updated && legal.updated(page.updated)}
        address={publicUrl + path}
      />
      <PrintableText
        contentsHeading={contents}
        blocks={page.body}
        inEnglish={page.inEnglish.includes('body')}
      >
        {name === 'privacy' && <MapHosts />}
      </PrintableText>
    </>
  )
}
