import { Container, Grid, Heading, Text } from '@chakra-ui/react'
import { InfoCard } from '../components/info-card.tsx'
import { PrintableHead } from '../components/printable-head.tsx'
import { Trail } from '../components/trail.tsx'
import { aboutCopy } from '../copy/about.ts'
import { readingCopy } from '../copy/reading.ts'
import { Impact } from '../features/about/components/impact.tsx'
import { Join } from '../features/about/components/join.tsx'
import { PointList } from '../features/about/components/point-list.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { usePublicUrl } from '../lib/public-url.tsx'
import type { ScreenHandle } from '../lib/screen.ts'

export const handle: ScreenHandle = {}

export const Component = () => {
  const copy = useCopy(aboutCopy)
  const { breadcrumb } = useCopy(readingCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: copy.title, to: paths.about },
  ]
  return (
    <Container>
      <PageHead title={copy.title} description={copy.description} canonical={paths.about} />
      <Trail label={breadcrumb.label} trail={trail} />
      <Grid
        gap={{ base: '8', lg: '18' }}
        alignItems="start"
        marginBottom="12"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
      >
        <div>
          <PrintableHead title={copy.heading} lead={copy.lead} address={publicUrl + paths.about} />
          <Heading fontSize="24" marginTop="8" marginBottom="2">
            {copy.mission.heading}
          </Heading>
          <Text fontSize="18" lineHeight="body" maxWidth="measure">
            {copy.mission.text}
          </Text>
        </div>
        <Impact />
      </Grid>
      <InfoCard heading={copy.work.heading}>
        <PointList points={copy.work.points} />
      </InfoCard>
      <InfoCard heading={copy.values.heading}>
        <PointList points={copy.values.points} />
      </InfoCard>
      <InfoCard heading={copy.join.heading}>
        <Join />
      </InfoCard>
    </Container>
  )
}
