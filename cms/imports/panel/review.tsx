'use client'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { ImportHead } from './import-head.tsx'
import { ImportRows } from './import-rows.tsx'
import { StageBox } from './stage-box.tsx'
import { useDecisions } from './use-decisions.ts'
import { useImport } from './use-import.ts'

const LIST = '/admin/collections/imports'

/** The whole screen of one import. */
export const Review = ({ id }: { id: number }) => {
  const { progress, failure, isWorking, edition, reload } = useImport(id)
  const decisions = useDecisions(id, reload)
  const trouble = decisions.failure ?? failure
  return (
    <Gutter className="imp">
      <SetStepNav nav={[{ label: 'Imports', url: LIST }, { label: 'File' }]} />
      {trouble && (
        <p role="alert" className="imp-alert imp-alert--seen">
          {trouble}
        </p>
      )}
      {!progress && !failure && <p role="status">Loading…</p>}
      {progress && (
        <>
          <ImportHead progress={progress} />
          <StageBox progress={progress} decisions={decisions} />
          {progress.status !== 'comparing' && (
            <ImportRows
              progress={progress}
              isWorking={isWorking}
              edition={edition}
              decisions={decisions}
            />
          )}
        </>
      )}
    </Gutter>
  )
}
