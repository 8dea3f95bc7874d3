import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { visuallyHidden } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import { categoryInk } from '../category-ink.ts'
import { ArticleMeta } from './article-meta.tsx'
import { ArticlePicture } from './article-picture.tsx'

const card = style({
  display: 'grid',
  gap: '2',
  alignContent: 'start',
  height: 'full',
  paddingBlock: '4',
  borderTopWidth: '3px',
})
const words = style({ display: 'grid', gap: '2', alignContent: 'start' })
const big = style({
  padding: { base: '4', md: '8' },
  background: 'wash',
  columnGap: '8',
  rowGap: '4',
  gridTemplateColumns: { lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
})
// On a wide screen beside the words, and as tall as they are.
const beside = style({
  order: { lg: 1 },
  '& > svg': { height: { lg: 'full' }, aspectRatio: { lg: 'auto' } },
})
const title = style({
  fontSize: '20',
  '& a': { textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})
const bigTitle = style({ fontSize: { base: '24', md: '32' }, maxWidth: '26ch' })
const bigText = style({ fontSize: '18', lineHeight: 'body', maxWidth: 'measure' })
const read = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  fontWeight: 'medium',
})

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
    <article css={[card, isBig && big, categoryInk(category.color)]}>
      <div css={isBig && beside}>
        <ArticlePicture article={article} />
      </div>
      <div css={words}>
        <ArticleMeta article={article} />
        <h3 css={isBig ? bigTitle : title} lang={langOf('title')}>
          {hasBody ? <PageLink to={to}>{article.title}</PageLink> : article.title}
        </h3>
        <p css={isBig && bigText} lang={langOf('excerpt')}>
          {article.excerpt}
        </p>
        {hasBody && (
          <p>
            <PageLink css={read} to={to}>
              {copy.read}
              <span css={visuallyHidden} lang={langOf('title')}>
                : {article.title}
              </span>
            </PageLink>
          </p>
        )}
      </div>
    </article>
  )
}
