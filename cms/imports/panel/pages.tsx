'use client'
import { Button } from '@payloadcms/ui'
import { useSay } from '../../panel-kit/use-say.ts'

const PER_PAGE = 50

interface Props {
  total: number
  page: number
  onTurn: (page: number) => void
}

/** Buttons for the previous and next page; nothing if there is only one page. */
export const Pages = ({ total, page, onTurn }: Props) => {
  const say = useSay()
  const last = Math.ceil(total / PER_PAGE)
  if (last <= 1) return null
  return (
    <nav className="imp-actions" aria-label={say({ en: 'Pages', es: 'Páginas' })}>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={page <= 1}
        onClick={() => onTurn(page - 1)}
      >
        {say({ en: 'Previous', es: 'Anterior' })}
      </Button>
      <span>{say({ en: `Page ${page} of ${last}`, es: `Página ${page} de ${last}` })}</span>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={page >= last}
        onClick={() => onTurn(page + 1)}
      >
        {say({ en: 'Next', es: 'Siguiente' })}
      </Button>
    </nav>
  )
}
