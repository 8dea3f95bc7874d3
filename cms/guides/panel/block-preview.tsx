'use client'

import { BlockCollapsible } from '@payloadcms/richtext-lexical/client'
import { useAllFormFields, useLocale, useModal } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useRef } from 'react'
import { localeOf } from '../../contract/paths.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { presentFields } from '../present/rich-text/present-fields.ts'
import './block-preview.css'
import './table-as-read.css'
import { BlockAsRead } from './block-as-read.tsx'
import { CardAsRead } from './card-as-read.tsx'

/** What is edited, by the kind of block. */
const NAMES: Readonly<Record<string, string>> = {
  'income-table': 'table',
  'call-out': 'call-out',
  'link-card': 'card',
  steps: 'list of steps',
  accordion: 'list of questions',
}

interface BlockPreviewProps {
  /** The kind of block: 'income-table'. */
  kind: string
}

/** Payload's own button for it is a picture without a name. */
const drawerOf = (element: Element | null): string | undefined =>
  element?.closest('[data-block-drawer-slug]')?.getAttribute('data-block-drawer-slug') ?? undefined

/** A block of a long text as visitors read it, with a button that opens its fields. */
export const BlockPreview = ({ kind }: BlockPreviewProps) => {
  const [fields] = useAllFormFields()
  const locale = localeOf(useLocale().code)
  const { openModal } = useModal()
  const ref = useRef<HTMLDivElement>(null)
  const edit = () => {
    const drawer = drawerOf(ref.current)
    if (drawer) openModal(drawer)
  }
  const values = { ...reduceFieldsToValues(fields, true), blockType: kind }
  return (
    <BlockCollapsible editButton={false}>
      <div ref={ref} className="block-preview">
        {kind === 'link-card' ? (
          <CardAsRead values={values} />
        ) : (
          presentFields(values).map((block) => (
            <BlockAsRead key={block.type} block={block} locale={locale} />
          ))
        )}
        <PlainButton onClick={onePress(edit)}>Edit this {NAMES[kind] ?? 'block'}</PlainButton>
      </div>
    </BlockCollapsible>
  )
}
