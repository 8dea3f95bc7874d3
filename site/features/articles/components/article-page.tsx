import type { Article } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { PrintableHead } from '../../../components/printable-head.tsx'
import { PrintableText } from '../../../components/rich-text/printable-text.tsx'
import { Trail } from '../../../components/trail.tsx'
import { blogCopy } from '../../../copy/blog.ts'
import { frameCopy } from '../../../copy/frame.ts'
import { readingCopy } from '../../../copy/reading.ts'
import { JsonLd } from '../../../lib/json-ld.tsx'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import { style } from '../../../theme/style.ts'
import { articleStructuredData } from '../structured-data.ts'
import { ArticleMeta } from './article-meta.tsx'
import { ArticlePicture } from './article-picture.tsx'

const top = style({
  display: 'grid',
  columnGap: '12',
  rowGap: '4',
  alignItems: 'center',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
  '@media print': { display: 'block' },
})
const meta = style({ marginTop: '4' })
const caution = style({
  marginTop: '8',
  paddingInlineStart: '4',
  borderInlineStartWidth: '3px',
  borderColor: 'brand',
  color: 'quiet',
  maxWidth: 'measure',
})

interface ArticlePageProps {
  article: Article
}

export const ArticlePage = ({ article }: ArticlePageProps) => {
  const copy = useCopy(blogCopy)
  const { breadcrumb, contents } = useCopy(readingCopy)
  const { siteName } = useCopy(frameCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const locale = useLocale()
  const { title, image } = article
  const path = paths.article(article.slug)
  const isEnglish = (name: string) => article.inEnglish.includes(name)
  const trail = [
    { name: breadcrumb.home, to: paths.home },
    { name: breadcrumb.resources, to: paths.resources },
    { name: breadcrumb.blog, to: paths.blog },
    { name: title, to: path },
  ]
  return (
    <article>
      <PageHead
        title={title}
        description={article.excerpt}
        canonical={path}
        kind="article"
        image={image ? image.url : filePath('articlePicture', locale, article.slug)}
      />
      <JsonLd
        data={articleStructuredData(
          article,
          publicUrl + path,
          { name: siteName, publicUrl },
          locale,
        )}
      />
      <Trail label={breadcrumb.label} trail={trail} />
      <div css={top}>
        <div>
          <PrintableHead
            title={title}
            lead={article.excerpt}
            address={publicUrl + path}
            inEnglish={{ title: isEnglish('title'), lead: isEnglish('excerpt') }}
          />
          <div css={meta}>
            <ArticleMeta article={article} />
          </div>
        </div>
        <ArticlePicture article={article} at="head" />
      </div>
      <PrintableText contentsHeading={contents} blocks={article.body} inEnglish={isEnglish('body')}>
        <p css={caution}>{copy.article.notAdvice}</p>
      </PrintableText>
    </article>
  )
}
