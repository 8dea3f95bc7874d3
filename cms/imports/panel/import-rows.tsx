'use client'
import { Button } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { inThousands } from '../../panel-kit/number.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import {
  DECIDABLE,
  type ImportProgress,
  isMissingMany,
  KINDS,
  type RowFilter,
} from '../endpoints/answers.ts'
import { ImportRow } from './import-row.tsx'
import { Pages } from './pages.tsx'
import { Remarks } from './remarks.tsx'
import { RowFilters } from './row-filters.tsx'
import type { Decisions } from './use-decisions.ts'
import { useRows } from './use-rows.ts'
import { FileWords } from './words/file-words.tsx'
import { hintOf } from './words.ts'

interface Props {
  progress: ImportProgress
  isWorking: boolean
  edition: number
  decisions: Decisions
}

/** The rows of an import by kind, with the decision on each. */
export const ImportRows = ({ progress, isWorking, edition, decisions }: Props) => {
  const say = useSay()
  const { id, kinds, ofSource, status } = progress
  const [filter, setFilter] = useState<RowFilter>({
    kinds: [KINDS.find((kind) => kinds[kind] > 0) ?? 'same'],
  })
  const [page, setPage] = useState(1)
  const top = useRef<HTMLElement>(null)
  const rows = useRows(id, filter, page, `${status} ${edition}`)
  const [kind = 'new'] = filter.kinds
  const { decide } = decisions
  // The screen may still show the previous list.
  const isOpen =
    status === 'review' &&
    (filter.note !== undefined || DECIDABLE.includes(kind)) &&
    !filter.left &&
    rows.isCurrent
  const isEachToBeSeen = kind === 'gone' && isMissingMany(kinds.gone, ofSource)
  const choose = (next: RowFilter) => {
    setFilter(next)
    setPage(1)
  }
  const turn = (next: number) => {
    setPage(next)
    top.current?.focus()
  }
  const { shown } = rows
  const remark = progress.remarks.find(({ note }) => note === filter.note)
  return (
    <section
      className="imp-rows"
      aria-label={say({ en: 'Rows', es: 'Filas' })}
      ref={top}
      tabIndex={-1}
    >
      {status === 'review' && (
        <FileWords importId={id} edition={edition} onDecided={() => void decisions.reload()} />
      )}
      <Remarks remarks={progress.remarks} filter={filter} onChoose={choose} />
      <RowFilters progress={progress} filter={filter} shown={shown} onChange={choose} />
      <p className="imp-quiet">{say(hintOf(filter, remark?.words))}</p>
      {kind === 'rejected' && kinds.rejected > 0 && (
        <p>
          <a href={`/cms-api/desk/imports/${id}/rejected.csv`} download>
            {say({ en: 'Download them as CSV', es: 'Descárguelas como CSV' })}
          </a>{' '}
          {say({
            en: 'to fix them, then upload that file with the same mapping.',
            es: 'para corregirlas, y luego suba ese archivo con la misma asignación.',
          })}
        </p>
      )}
      {rows.failure && (
        <p role="alert" className="imp-alert">
          {rows.failure}
        </p>
      )}
      {isOpen && shown && shown.open > 1 && (
        <div className="imp-actions">
          {!isEachToBeSeen && (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => decide(filter, 'accepted')}
            >
              {say({
                en: `Accept all ${inThousands(shown.open)} in this list`,
                es: `Aceptar las ${inThousands(shown.open)} de esta lista`,
              })}
            </Button>
          )}
          {kind === 'held' && (
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={() => decide(filter, 'free')}
            >
              {say({
                en: 'Accept only fields that need no check',
                es: 'Aceptar solo los campos que no hay que revisar',
              })}
            </Button>
          )}
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => decide(filter, 'declined')}
          >
            {say({
              en: `Decline all ${inThousands(shown.open)}`,
              es: `Rechazar las ${inThousands(shown.open)}`,
            })}
          </Button>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            onClick={() => decide(filter, null)}
          >
            {say({ en: 'Clear decisions', es: 'Borrar las decisiones' })}
          </Button>
        </div>
      )}
      <p role="status" className="imp-quiet">
        {shown
          ? say({
              en: `${inThousands(shown.total)} in this list`,
              es: `${inThousands(shown.total)} en esta lista`,
            })
          : say({ en: 'Loading…', es: 'Cargando…' })}
      </p>
      <ol className="imp-list">
        {shown?.rows.map((row) => (
          <ImportRow
            key={row.id}
            row={row}
            isOpen={isOpen && !isWorking}
            onDecide={async (decision) => {
              rows.mark(row.id, decision)
              const isRecorded = await decide({ ids: [row.id] }, decision)
              if (!isRecorded) rows.mark(row.id, row.decision)
            }}
            onPair={(clinicId) =>
              void decisions.ask(`/imports/${id}/pair`, { row: row.id, clinicId })
            }
            onUndo={async () => {
              await decisions.ask(`/imports/${id}/undo`, { ids: [row.id] })
            }}
          />
        ))}
      </ol>
      {shown && <Pages total={shown.total} page={page} onTurn={turn} />}
    </section>
  )
}
