'use client'
import { Drawer, useAuth, useListDrawerContext, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { PUBLISHERS } from '../../access/publishers.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import type { Action } from '../change.ts'
import './bulk.css'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { BulkDrawer } from './bulk-drawer.tsx'
import { type ChosenInList, useChosen } from './use-chosen.ts'

const LABELS: Record<Action, InEach> = {
  edit: { en: 'Edit…', es: 'Editar…' },
  publish: { en: 'Publish…', es: 'Publicar…' },
  unpublish: { en: 'Unpublish…', es: 'Retirar de la publicación…' },
  trash: { en: 'Move to the trash…', es: 'Mover a la papelera…' },
  restore: { en: 'Restore as drafts…', es: 'Restaurar como borradores…' },
}

interface Begun {
  action: Action
  chosen: ChosenInList
  /** Each time begins anew. */
  time: number
}

/** What can be done with the documents that are ticked in a list. */
export const BulkBar = () => {
  const say = useSay()
  const { chosen, collection, count, isTrash } = useChosen()
  const { isInDrawer } = useListDrawerContext()
  const { user } = useAuth()
  const { openModal, closeModal } = useModal()
  const [begun, setBegun] = useState<Begun>()
  const role: unknown = user?.role
  if (isInDrawer || !PUBLISHERS.some((each) => each === role)) return null
  const slug = `bulk-${collection.slug}`
  const hasDrafts = Boolean(collection.versions?.drafts)
  const inList: Action[] = [
    'edit',
    ...(hasDrafts ? (['publish', 'unpublish'] as const) : []),
    ...(collection.trash && role === 'admin' ? (['trash'] as const) : []),
  ]
  const actions: Action[] = isTrash ? ['restore'] : inList
  const begin = (action: Action) => {
    setBegun({ action, chosen, time: Date.now() })
    openModal(slug)
  }
  return (
    <>
      {count > 0 && (
        <section
          className="bulk-bar"
          aria-label={say({
            en: 'Change what is ticked',
            es: 'Cambiar lo marcado',
          })}
        >
          <strong>
            {say({ en: `${inThousands(count)} ticked`, es: `${inThousands(count)} marcados` })}
          </strong>
          {actions.map((action) => (
            <PlainButton key={action} onClick={onePress(() => begin(action))}>
              {say(LABELS[action])}
            </PlainButton>
          ))}
        </section>
      )}
      <Drawer slug={slug} Header={null} className="bulk-drawer">
        {begun && (
          <BulkDrawer
            key={begun.time}
            action={begun.action}
            chosen={begun.chosen}
            collection={collection}
            onClose={() => closeModal(slug)}
          />
        )}
      </Drawer>
    </>
  )
}
