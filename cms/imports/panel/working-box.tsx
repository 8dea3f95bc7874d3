'use client'
import { Button } from '@payloadcms/ui'
import type { StageProps } from './stage-box.tsx'
import { number } from './words.ts'

const DOING: Record<string, string> = {
  comparing: 'Comparing with the directory',
  applying: 'Writing what was accepted',
  stopping: 'Finishing this batch',
  undoing: 'Putting back what was there before',
}

/** What the product is doing by itself, which goes on when this page is left. */
export const WorkingBox = ({ progress, ask, isBusy }: StageProps) => {
  const { id, status, done, total } = progress
  const label = DOING[status] ?? ''
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0
  return (
    <>
      <label className="imp-progress">
        <span>{label}</span>
        <progress value={done} max={Math.max(total, 1)} />
      </label>
      <p role="status">
        {number(done)} of {number(total)} rows, {percent} %. You can leave this page: it goes on.
      </p>
      {status === 'applying' && (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => ask(`/imports/${id}/move`, { step: 'stop' })}
        >
          Stop
        </Button>
      )}
    </>
  )
}
