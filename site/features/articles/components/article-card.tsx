import { chakra, defineStyle, Grid, Heading, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { categoryInk } from '../category-ink.ts'
import { ArticleMeta } from './article-meta.tsx'
import { ArticlePicture } from './article-picture.tsx'

const card = defineStyle({
  display: 'grid',
  gap: '2',
  alignContent: 'start',
  height: 'full',
  paddingBlock: '4',
  borderTopWidth: '3px',
})
const big = defineStyle({
  padding: { base: '4', md: '8' },
  background: 'wash',
  columnGap: '8',
  rowGap: '4',
  // A photograph is beside the words.
  '&:has(img)': { gridTemplateColumns: { lg: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
const title = defineStyle({
  fontSize: '20',
  '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
const bigTitle = defineStyle({ fontSize: { base: '24', md: '32' }, maxWidth: '26ch' })
const bigText = defineStyle({ fontSize: '18', lineHeight: 'body', maxWidth: 'measure' })

interface ArticleCardProps {
  article: ArticleSummary
  /** 'big' is for the first article. */
  size?: 'small' | 'big'
}

/** An article in a list. Without a body there is nothing to open. */
export const ArticleCard = ({ article, size = 'small' }: ArticleCardProps) => {
  const copy = useCopy(blogCopy)
  const paths = usePaths()
  const isBig = size === 'big'
  const to = paths.article(article.slug)
  const { hasBody, category, inEnglish } = article
  const langOf = (name: string) => (inEnglish.includes(name) ? 'en' : undefined)
  return (
    <chakra.article css={[card, isBig ? big : undefined, categoryInk(category.color)]}>
      <ArticlePicture article={article} />
      <Grid gap="2" alignContent="start">
        <ArticleMeta article={article} />
        <Heading as="h3" css={isBig ? bigTitle : title} lang={langOf('title')}>
          {hasBody ? <PageLink to={to}>{article.title}</PageLink> : article.title}
        </Heading>
        <Text css={isBig ? bigText : undefined} lang={langOf('excerpt')}>
          {article.excerpt}
        </Text>
        {hasBody && (
          <p>
            <PageLink
              display="inline-flex"
              alignItems="center"
              minHeight="touch"
              fontWeight="medium"
              to={to}
            >
              <span>{copy.read}</span>
              <VisuallyHidden lang={langOf('title')}>{`: ${article.title}`}</VisuallyHidden>
            </PageLink>
          </p>
        )}
      </Grid>
    </chakra.article>
  )
}
