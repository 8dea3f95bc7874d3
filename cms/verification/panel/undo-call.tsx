'use client'
import { Button } from '@payloadcms/ui'
import { useAskAndReload } from '../../panel-kit/use-ask-and-reload.ts'
import { useSay } from '../../panel-kit/use-say.ts'

interface UndoCallProps {
  call: number
  /** The button's label. */
  label: string
}

/** In the clinic’s form: undoes a call, then reloads the form with the restored clinic. */
export const UndoCall = ({ call, label }: UndoCallProps) => {
  const say = useSay()
  const { busy, trouble, ask } = useAskAndReload()
  const undone = say({ en: 'The call is undone.', es: 'La llamada se deshizo.' })
  return (
    <>
      <Button
        buttonStyle="secondary"
        disabled={busy}
        margin={false}
        onClick={() => void ask(`/verifications/${call}/undo`, {}, undone)}
        size="small"
      >
        {label}
      </Button>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  )
}
