import { Box, Grid, Text } from '@chakra-ui/react'
import type { Article } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { LastReviewed } from '../../../components/last-reviewed.tsx'
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
import { articleStructuredData } from '../structured-data.ts'
import { ArticleMeta } from './article-meta.tsx'
import { ArticlePicture } from './article-picture.tsx'

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
      <Grid
        columnGap="12"
        rowGap="4"
        alignItems="center"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: image ? 'minmax(0, 8fr) minmax(0, 4fr)' : undefined,
        }}
        _print={{ display: 'block' }}
      >
        <div>
          <PrintableHead
            title={title}
            lead={article.excerpt}
            address={publicUrl + path}
            inEnglish={{ title: isEnglish('title'), lead: isEnglish('excerpt') }}
          />
          <Box marginTop="4">
            <ArticleMeta article={article} />
          </Box>
          <LastReviewed at={article.reviewedAt} />
        </div>
        <ArticlePicture article={article} at="head" />
      </Grid>
      <PrintableText contentsHeading={contents} blocks={article.body} inEnglish={isEnglish('body')}>
        <Text
          marginTop="8"
          paddingInlineStart="4"
          borderInlineStartWidth="3px"
          borderColor="brand"
          color="quiet"
          maxWidth="measure"
        >
          {copy.article.notAdvice}
        </Text>
      </PrintableText>
    </article>
  )
}
