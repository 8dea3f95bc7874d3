import { chakra } from '@chakra-ui/react'
import type { ArticleSummary } from '@healthcare-for-all/cms/contract'

interface ArticlePictureProps {
  article: Pick<ArticleSummary, 'image'>
  /** In a list, far down, a photograph loads only when it is near the screen. */
  at?: 'card' | 'head'
}

/** An article's photograph, if it has one. */
export const ArticlePicture = ({ article: { image }, at = 'card' }: ArticlePictureProps) =>
  image && (
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
