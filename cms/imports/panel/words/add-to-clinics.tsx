'use client'
import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { Done, ReviewChange } from '../../../bulk/panel/index.ts'
import { askEndpoint } from '../../../panel-kit/ask-endpoint.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'
import type { LeftClinics } from '../../endpoints/words/answers.ts'
import { clinics } from '../words.ts'

type DoneAnswer = Parameters<typeof Done>[0]

/** Adds what a word means to the clinics whose files were applied before anybody knew it: a change of many. */
export const AddToClinics = ({ id }: { id: number }) => {
  const say = useSay()
  const { getEntityConfig } = useConfig()
  const [left, setLeft] = useState<LeftClinics>()
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState<DoneAnswer>()
  useEffect(() => {
    // Without the answer nothing is offered, and nothing is lost: files say it again.
    askEndpoint<LeftClinics>(`/words/${id}/clinics`)
      .then(setLeft)
      .catch(() => undefined)
  }, [id])
  if (!left || left.ids.length === 0) return null
  if (done) return <Done {...done} />
  const { ids, field, value } = left
  const count = clinics(ids.length)
  return (
    <div className="words-left">
      <p>
        {say({
          en: `${count.en} got their file before, and may lack it.`,
          es: `${count.es}: recibieron su archivo antes y puede que no lo tengan.`,
        })}
      </p>
      {isOpen && (
        <ReviewChange
          collection={getEntityConfig({ collectionSlug: 'clinics' })}
          chosen={{ where: { id: { in: ids } }, trash: false }}
          change={{
            action: 'edit',
            edits: [{ field, how: 'add', value }],
            status: 'keep',
            locale: 'en',
          }}
          onDone={setDone}
          onBack={undefined}
        />
      )}
      <PlainButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen
          ? say({ en: 'Not now', es: 'Ahora no' })
          : say({ en: `Look at these ${count.en}`, es: `Ver ${count.es}` })}
      </PlainButton>
    </div>
  )
}
