import { chakra, defineStyle } from '@chakra-ui/react'
import type { ArticleSummary } from '@healthcare-for-all/cms/contract'
import { DrawnPicture } from './drawn-picture.tsx'

const drawn = {
  card: defineStyle({ aspectRatio: '5 / 2', marginBottom: '1' }),
  head: defineStyle({
    aspectRatio: { base: '5 / 2', md: '4 / 1', lg: '2 / 1' },
    maxWidth: 'measure',
  }),
}

interface ArticlePictureProps {
  article: Pick<ArticleSummary, 'slug' | 'category' | 'image'>
  /** In a list, far down, a photograph loads only when it is near the screen. */
  at?: keyof typeof drawn
}

/** An article's photograph; if it has none, a picture that is drawn. */
export const ArticlePicture = ({ article, at = 'card' }: ArticlePictureProps) => {
  const { image } = article
  if (!image) return <DrawnPicture css={drawn[at]} article={article} />
  return (
    <chakra.img
      width="full"
      maxWidth="measure"
      height="auto"
      borderRadius="card"
      marginBottom="2"
      src={image.url}
      htmlWidth={image.width}
      htmlHeight={image.height}
      alt={image.alt}
      loading={at === 'head' ? 'eager' : 'lazy'}
    />
  )
}
