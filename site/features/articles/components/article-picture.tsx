import type { Article } from '@healthcare-for-all/cms/contract'
import { style } from '../../../theme/style.ts'

const picture = style({
  width: 'full',
  maxWidth: 'measure',
  height: 'auto',
  borderRadius: 'card',
  marginBottom: '2',
})

interface ArticlePictureProps {
  image: Article['image']
  /** In a list, far down, a picture loads only when it is near the screen. */
  loading?: 'eager' | 'lazy'
}

export const ArticlePicture = ({ image, loading = 'lazy' }: ArticlePictureProps) =>
  image && (
    <img
      css={picture}
      src={image.url}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={loading}
    />
  )
