import { Box, Container, defineStyle, List, Text } from '@chakra-ui/react'
import { exportPaths } from '@healthcare-for-all/cms/contract/export-paths'
import { InfoCard } from '../components/info-card.tsx'
import { PrintableHead } from '../components/printable-head.tsx'
import { Trail } from '../components/trail.tsx'
import { embedCopy } from '../copy/embed.ts'
import { frameCopy } from '../copy/frame.ts'
import { readingCopy } from '../copy/reading.ts'
import { reuseCopy } from '../copy/reuse.ts'
import { CodeToCopy } from '../features/reuse/components/code-to-copy.tsx'
import { embedCodes } from '../features/reuse/embed-codes.ts'
import { dataStructuredData } from '../features/reuse/structured-data.ts'
import { JsonLd } from '../lib/json-ld.tsx'
import { useCopy, useLocale, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { usePublicUrl } from '../lib/public-url.tsx'
import type { ScreenHandle } from '../lib/screen.ts'

const text = defineStyle({ maxWidth: 'measure' })
const links = defineStyle({
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
})

export const handle: ScreenHandle = {}

export const Component = () => {
  const copy = useCopy(reuseCopy)
  const { title } = useCopy(embedCopy)
  const { siteName } = useCopy(frameCopy)
  const { breadcrumb } = useCopy(readingCopy)
  const paths = usePaths()
  const locale = useLocale()
  const publicUrl = usePublicUrl()
  const codes = embedCodes({ publicUrl, paths, locale, title })
  const files = exportPaths(locale)
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: copy.title, to: paths.reuse },
  ]
  return (
    <Container>
      <PageHead title={copy.title} description={copy.description} canonical={paths.reuse} />
      <JsonLd
        data={dataStructuredData(
          {
            name: copy.data.name,
            description: copy.description,
            url: publicUrl + paths.reuse,
            publisher: { name: siteName, publicUrl },
          },
          [
            { address: files.csv, type: 'text/csv' },
            { address: files.geoJson, type: 'application/geo+json' },
            { address: files.hsds, type: 'application/zip' },
          ],
        )}
      />
      <Trail label={breadcrumb.label} trail={trail} />
      <PrintableHead title={copy.title} lead={copy.lead} address={publicUrl + paths.reuse} />
      <Box marginTop="8">
        <InfoCard heading={copy.search.heading} isLive>
          <Text css={text}>{copy.search.text}</Text>
          <CodeToCopy label={copy.search.script} code={codes.script} rows={3} />
          <Text css={text}>{copy.search.place(codes.place)}</Text>
          <Text css={text}>{copy.search.noScript}</Text>
          <CodeToCopy label={copy.search.frame} code={codes.frame} rows={5} />
          <Text css={text}>{copy.search.privacy}</Text>
          <Text css={links}>
            <a href={paths.embedSearch}>{copy.search.look}</a>
          </Text>
        </InfoCard>
        <InfoCard heading={copy.data.heading} isLive>
          <Text css={text}>{copy.data.text}</Text>
          <List.Root css={links}>
            <li>
              <a href={files.csv}>{copy.data.csv}</a>
            </li>
            <li>
              <a href={files.geoJson}>{copy.data.geoJson}</a>
            </li>
            <li>
              <a href={files.hsds}>{copy.data.hsds}</a>
            </li>
            <li>
              <a href={files.api}>{copy.data.api}</a>
            </li>
          </List.Root>
        </InfoCard>
      </Box>
    </Container>
  )
}
