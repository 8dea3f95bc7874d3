'use client'
import { Button } from '@payloadcms/ui'
import { useAskAndReload } from '../../../panel-kit/use-ask-and-reload.ts'
import { useSay } from '../../../panel-kit/use-say.ts'

/** Makes a merged clinic a separate one again. */
export const Unmerge = ({ clinic }: { clinic: number }) => {
  const say = useSay()
  const { busy, trouble, ask } = useAskAndReload()
  const unmerge = (list: boolean) =>
    ask(
      `/clinics/${clinic}/unmerge`,
      { list },
      say(
        list
          ? { en: 'Unmerged, and listed again.', es: 'Separada y publicada de nuevo.' }
          : { en: 'Unmerged. It is a draft.', es: 'Separada. Es un borrador.' },
      ),
    )
  return (
    <>
      <p>
        {say({
          en: 'If they are two clinics after all, unmerge this one. Its address will no longer lead to the other one. Values that the other one took over stay there.',
          es: 'Si en realidad son dos clínicas, sepárelas. La dirección de esta ya no llevará a la otra. Los valores que tomó la otra se quedan ahí.',
        })}
      </p>
      <div className="merged__end">
        <Button disabled={busy} margin={false} size="small" onClick={() => void unmerge(true)}>
          {say({ en: 'Unmerge and list it again', es: 'Separar y volver a publicarla' })}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={busy}
          margin={false}
          size="small"
          onClick={() => void unmerge(false)}
        >
          {say({ en: 'Unmerge and keep as a draft', es: 'Separar y dejar como borrador' })}
        </Button>
      </div>
      <p role="alert">{trouble}</p>
    </>
  )
}
