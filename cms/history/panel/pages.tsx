import { Link } from '@payloadcms/ui'
import type { Say } from '../../panel-kit/say.ts'

/** Entries of a document that are shown at once. */
export const A_PAGE = 20

export const pageIn = (parameter: string | string[] | undefined): number =>
  typeof parameter === 'string' && /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1

interface PagesProps {
  here: string
  page: number
  isMore: boolean
  /** 'versions' */
  of: string
  say: Say
}

/** The ways to what is newer and to what is older. */
export const Pages = ({ here, page, isMore, of, say }: PagesProps) => (
  <p className="history-page__pages">
    {page > 1 && (
      <Link href={`${here}?page=${page - 1}`} prefetch={false}>
        {say({ en: `Newer ${of}`, es: `${of} más recientes` })}
      </Link>
    )}
    {isMore && (
      <Link href={`${here}?page=${page + 1}`} prefetch={false}>
        {say({ en: `Older ${of}`, es: `${of} anteriores` })}
      </Link>
    )}
  </p>
)
