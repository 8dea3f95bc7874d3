import { Container } from '@chakra-ui/react'
import type { Article, Clinic, Guide } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { previewCopy } from '../copy/preview.ts'
import { ArticlePage } from '../features/articles/components/article-page.tsx'
import { ClinicPage } from '../features/clinic/components/clinic-page.tsx'
import { GuidePage } from '../features/guides/components/guide-page.tsx'
import { usePreview } from '../features/preview/use-preview.ts'
import { useCopy } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'

interface FollowedProps<Page> {
  collection: string
  children: (page: Page) => ReactNode
}

/** The page with the form's current values; if it can't be shown, why, and the last valid one. */
const Followed = <Page,>({ collection, children }: FollowedProps<Page>) => {
  const copy = useCopy(previewCopy)
  const { page, problem } = usePreview<Page>(collection)
  return (
    <>
      {problem && <p role="status">{problem}</p>}
      {page ? children(page) : !problem && <p>{copy.waiting}</p>}
    </>
  )
}

const screens = new Map<string, ReactNode>([
  [
    'clinics',
    <Followed<Clinic> key="clinics" collection="clinics">
      {(clinic) => <ClinicPage clinic={clinic} />}
    </Followed>,
  ],
  [
    'guides',
    <Followed<Guide> key="guides" collection="guides">
      {(guide) => <GuidePage guide={guide} />}
    </Followed>,
  ],
  [
    'articles',
    <Followed<Article> key="articles" collection="articles">
      {(article) => <ArticlePage article={article} />}
    </Followed>,
  ],
])

/** Shown beside the panel’s form. It has no data itself: the form sends its values by message. */
export const Component = () => {
  const { collection = '' } = useParams()
  const copy = useCopy(previewCopy)
  return (
    <Container>
      <PageHead title={copy.title} noindex />
      {screens.get(collection) ?? <p>{copy.nothing}</p>}
    </Container>
  )
}
