'use client'
import { Button } from '@payloadcms/ui'

const PER_PAGE = 50

interface Props {
  total: number
  page: number
  onTurn: (page: number) => void
}

/** Buttons for the previous and next page; nothing if there is only one page. */
export const Pages = ({ total, page, onTurn }: Props) => {
  const last = Math.ceil(total / PER_PAGE)
  if (last <= 1) return null
  return (
    <nav className="imp-actions" aria-label="Pages">
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </Button>
      <span>
        Page {page} of {last}
      </span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </nav>
  )
}
