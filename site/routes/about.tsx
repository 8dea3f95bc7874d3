import { LeafletHead } from '../components/leaflet-head.tsx'
import { Section } from '../components/section.tsx'
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
import { pageWidth } from '../theme/recipes/layout.ts'
import { style } from '../theme/style.ts'

const mission = style({ fontSize: '18', lineHeight: 'body', maxWidth: 'measure' })

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
    <div css={pageWidth}>
      <PageHead title={copy.title} description={copy.description} canonical={paths.about} />
      <Trail label={breadcrumb.label} trail={trail} />
      <LeafletHead title={copy.heading} lead={copy.description} address={publicUrl + paths.about} />
      <Section heading={copy.mission.heading}>
        <p css={mission}>{copy.mission.text}</p>
      </Section>
      <Section heading={copy.impact}>
        <Impact />
      </Section>
      <Section heading={copy.work.heading}>
        <PointList points={copy.work.points} />
      </Section>
      <Section heading={copy.values.heading}>
        <PointList points={copy.values.points} />
      </Section>
      <Section heading={copy.join.heading}>
        <Join />
      </Section>
    </div>
  )
}
