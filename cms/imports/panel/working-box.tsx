'use client'
import { Button } from '@payloadcms/ui'
import type { StageProps } from './stage-box.tsx'
import { number } from './words.ts'

const DOING: Record<string, string> = {
  comparing: 'Comparing with the directory',
  applying: 'Writing the accepted changes',
  stopping: 'Finishing this batch',
  undoing: 'Restoring what was there before',
}

/** The running stage, which continues after the user leaves this page. */
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
        {number(done)} of {number(total)} rows, {percent}%. You can leave this page; the work
        continues.
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
