'use client'

import { BlockCollapsible } from '@payloadcms/richtext-lexical/client-itself'
import { useAllFormFields, useLocale, useModal } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useRef } from 'react'
import { localeOf } from '../../contract/paths.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { presentFields } from '../present/rich-text/present-fields.ts'
import './block-preview.css'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { BlockAsRead } from './block-as-read.tsx'
import { CardAsRead } from './card-as-read.tsx'

/** What is edited, by the kind of block. */
const NAMES: Readonly<Record<string, InEach>> = {
  'income-table': { en: 'table', es: 'esta tabla' },
  'call-out': { en: 'call-out', es: 'este recuadro' },
  'link-card': { en: 'card', es: 'esta tarjeta' },
  steps: { en: 'list of steps', es: 'esta lista de pasos' },
  accordion: { en: 'list of questions', es: 'esta lista de preguntas' },
}
const BLOCK: InEach = { en: 'block', es: 'este bloque' }

interface BlockPreviewProps {
  /** The kind of block: 'income-table'. */
  kind: string
}

/** Payload's own button for it is a picture without a name. */
const drawerOf = (element: Element | null): string | undefined =>
  element?.closest('[data-block-drawer-slug]')?.getAttribute('data-block-drawer-slug') ?? undefined

/** A block of a long text as visitors read it, with a button that opens its fields. */
export const BlockPreview = ({ kind }: BlockPreviewProps) => {
  const say = useSay()
  const [fields] = useAllFormFields()
  const locale = localeOf(useLocale().code)
  const { openModal } = useModal()
  const ref = useRef<HTMLDivElement>(null)
  const edit = () => {
    const drawer = drawerOf(ref.current)
    if (drawer) openModal(drawer)
  }
  const name = NAMES[kind] ?? BLOCK
  const values = { ...reduceFieldsToValues(fields, true), blockType: kind }
  return (
    <BlockCollapsible editButton={false}>
      <div ref={ref} className="block-preview">
        {kind === 'link-card' ? (
          <CardAsRead values={values} />
        ) : (
          presentFields(values).map((block) => (
            <BlockAsRead key={block.type} block={block} locale={locale} say={say} />
          ))
        )}
        <PlainButton onClick={onePress(edit)}>
          {say({ en: `Edit this ${name.en}`, es: `Editar ${name.es}` })}
        </PlainButton>
      </div>
    </BlockCollapsible>
  )
}
