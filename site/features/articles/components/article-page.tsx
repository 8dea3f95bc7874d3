import type { Article } from '@healthcare-for-all/cms/contract'
import { PageHeading } from '../../../components/page-heading.tsx'
import { RichTextBody } from '../../../components/rich-text/rich-text-body.tsx'
import { Trail } from '../../../components/trail.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { readingCopy } from '../../../copy/reading.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import { style } from '../../../theme/style.ts'
import { articleStructuredData } from '../structured-data.ts'
import { ArticleMeta } from './article-meta.tsx'

const sheet = style({ maxWidth: 'measure', marginInline: 'auto' })
const excerpt = style({
  marginTop: '3',
  marginBottom: '4',
  fontSize: '20',
  lineHeight: '1.4',
  color: 'quiet',
})
const body = style({ marginTop: '6', paddingTop: '6', borderTopWidth: '1px', borderColor: 'edge' })
const picture = style({ width: 'full', height: 'auto', borderRadius: 'card', marginTop: '6' })
const caution = style({
  marginTop: '8',
  paddingLeft: '4',
  borderLeftWidth: '3px',
  borderColor: 'brand',
  color: 'quiet',
})

interface ArticlePageProps {
  article: Article
}

export const ArticlePage = ({ article }: ArticlePageProps) => {
  const copy = useCopy(blogCopy)
  const { breadcrumb } = useCopy(readingCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const { title, image } = article
  const path = paths.article(article.slug)
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: breadcrumb.resources, to: paths.resources },
    { name: breadcrumb.blog, to: paths.blog },
    { name: title, to: path },
  ]
  return (
    <article css={sheet}>
      <PageHead
        title={title}
        description={article.excerpt}
        canonical={path}
        kind="article"
        {...(image && { image: image.url })}
      />
      <JsonLd data={articleStructuredData(article, publicUrl + path, publicUrl)} />
      <Trail label={breadcrumb.label} trail={trail} />
      <PageHeading>{title}</PageHeading>
      <p css={excerpt}>{article.excerpt}</p>
      <ArticleMeta article={article} />
      {image && (
        <img
          css={picture}
          src={image.url}
          width={image.width}
          height={image.height}
          alt={image.alt}
        />
      )}
      <div css={body}>
        <RichTextBody blocks={article.body} />
      </div>
      <p css={caution}>{copy.article.notAdvice}</p>
    </article>
  )
}
