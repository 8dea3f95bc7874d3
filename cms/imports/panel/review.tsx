'use client'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { useSay } from '../../panel-kit/use-say.ts'
import { ImportHead } from './import-head.tsx'
import { ImportRows } from './import-rows.tsx'
import { StageBox } from './stage-box.tsx'
import { useDecisions } from './use-decisions.ts'
import { useImport } from './use-import.ts'

const LIST = '/admin/collections/imports'

/** The whole screen of one import. */
export const Review = ({ id }: { id: number }) => {
  const say = useSay()
  const { progress, failure, isWorking, edition, reload } = useImport(id)
  const decisions = useDecisions(id, reload)
  const trouble = decisions.failure ?? failure
  return (
    <Gutter className="imp">
      <SetStepNav
        nav={[
          { label: say({ en: 'Imports', es: 'Importaciones' }), url: LIST },
          { label: say({ en: 'File', es: 'Archivo' }) },
        ]}
      />
      {trouble && (
        <p role="alert" className="imp-alert imp-alert--seen">
          {trouble}
        </p>
      )}
      {!progress && !failure && <p role="status">{say({ en: 'Loading…', es: 'Cargando…' })}</p>}
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
