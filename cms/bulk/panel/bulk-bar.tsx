'use client'
import { Drawer, useAuth, useListDrawerContext, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { PUBLISHERS } from '../../access/publishers.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import type { Action } from '../change.ts'
import './bulk.css'
import { BulkDrawer } from './bulk-drawer.tsx'
import { type ChosenInList, useChosen } from './use-chosen.ts'

const LABELS: Record<Action, string> = {
  edit: 'Edit…',
  publish: 'Publish…',
  unpublish: 'Unpublish…',
  trash: 'Move to the trash…',
  restore: 'Restore as drafts…',
}

interface Begun {
  action: Action
  chosen: ChosenInList
  /** Each time begins anew. */
  time: number
}

/** What can be done with the documents that are ticked in a list. */
export const BulkBar = () => {
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
        <section className="bulk-bar" aria-label="Change what is ticked">
          <strong>{count.toLocaleString('en-US')} ticked</strong>
          {actions.map((action) => (
            <PlainButton key={action} onClick={onePress(() => begin(action))}>
              {LABELS[action]}
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
