'use client'
import { useLocale, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ClientCollectionConfig } from 'payload'
import { useState } from 'react'
import { LOCALES } from '../../contract/constants.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Action, Change, Edit } from '../change.ts'
import type { Entry } from '../endpoints/answers.ts'
import { Done } from './done.tsx'
import { EditFields } from './edit-fields.tsx'
import { ReviewChange } from './review-change.tsx'
import type { ChosenInList } from './use-chosen.ts'
import { HEADINGS } from './words.ts'

interface BulkDrawerProps {
  action: Action
  chosen: ChosenInList
  collection: ClientCollectionConfig
  onClose: () => void
}

/** A change of what is ticked, from the fields to edit to what became of each document. */
export const BulkDrawer = ({ action, chosen, collection, onClose }: BulkDrawerProps) => {
  const say = useSay()
  const { code } = useLocale()
  const router = useRouter()
  const { selectedIDs, setSelection } = useSelection()
  const [edits, setEdits] = useState<Edit[]>([])
  const [isReviewing, setReviewing] = useState(action !== 'edit')
  const [done, setDone] = useState<{ id: number; counts: Entry['counts'] }>()
  const change: Change = {
    action,
    edits,
    status: 'keep',
    locale: LOCALES.find((locale) => locale === code) ?? 'en',
  }
  const close = () => {
    // The list may have unticked all by itself, and Payload's “toggle all” would then tick them.
    if (done) for (const id of selectedIDs) setSelection(id)
    onClose()
  }
  const finish = (answer: { id: number; counts: Entry['counts'] }) => {
    setDone(answer)
    router.refresh()
  }
  return (
    <div className="bulk">
      <h2>{say(HEADINGS[action])}</h2>
      {action === 'edit' && (
        <div hidden={isReviewing}>
          <EditFields
            collection={collection}
            onNext={(next) => {
              setEdits(next)
              setReviewing(true)
            }}
          />
        </div>
      )}
      {isReviewing && !done && (
        <ReviewChange
          collection={collection}
          chosen={chosen}
          change={change}
          onDone={finish}
          onBack={action === 'edit' ? () => setReviewing(false) : undefined}
        />
      )}
      {done && <Done {...done} />}
      <div className="bulk-end">
        <PlainButton onClick={close}>
          {done ? say({ en: 'Close', es: 'Cerrar' }) : say({ en: 'Cancel', es: 'Cancelar' })}
        </PlainButton>
      </div>
    </div>
  )
}
