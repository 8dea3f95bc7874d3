'use client'
import { Button } from '@payloadcms/ui'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { StageProps } from './stage-box.tsx'

const DOING: Record<string, InEach> = {
  comparing: { en: 'Comparing with the directory', es: 'Comparando con el directorio' },
  applying: { en: 'Writing the accepted changes', es: 'Escribiendo los cambios aceptados' },
  stopping: { en: 'Finishing this batch', es: 'Terminando este lote' },
  undoing: { en: 'Restoring what was there before', es: 'Restaurando lo que había antes' },
}

/** The running stage, which continues after the user leaves this page. */
export const WorkingBox = ({ progress, ask, isBusy }: StageProps) => {
  const say = useSay()
  const { id, status, done, total } = progress
  const doing = DOING[status]
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0
  return (
    <>
      <label className="imp-progress">
        <span>{doing && say(doing)}</span>
        <progress value={done} max={Math.max(total, 1)} />
      </label>
      <p role="status">
        {say({
          en: `${inThousands(done)} of ${inThousands(total)} rows, ${percent}%. You can leave this page; the work continues.`,
          es: `${inThousands(done)} de ${inThousands(total)} filas, ${percent}%. Puede salir de esta página; el trabajo continúa.`,
        })}
      </p>
      {status === 'applying' && (
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => ask(`/imports/${id}/move`, { step: 'stop' })}
        >
          {say({ en: 'Stop', es: 'Detener' })}
        </Button>
      )}
    </>
  )
}
