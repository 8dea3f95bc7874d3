'use client'
import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { PLACE_FIELDS } from '../private/without-place.ts'
import { BecomesPrivate } from './becomes-private.tsx'
import { useConfirmed } from './slips/use-confirmed.ts'
import { usePublished } from './use-published.ts'
import { useSetFields } from './use-set-fields.ts'

/** Asks about an address that becomes private. Only for people who may save the form. */
export const PrivateQuestion = () => {
  const { hasSavePermission } = useDocumentInfo()
  return hasSavePermission ? <Question /> : null
}

const Question = () => {
  const setFields = useSetFields()
  const addressIsPrivate = useFormFields(([fields]) => fields.addressIsPrivate?.value)
  const answers = useConfirmed()
  const published = usePublished()
  if (!published) return null
  /** The draft has lost them already. */
  const leave = () => {
    const values: Record<string, unknown> = { ...published }
    const place = PLACE_FIELDS.map((name) => [name, values[name] ?? null])
    setFields({ ...Object.fromEntries(place), addressIsPrivate: false })
  }
  return (
    <BecomesPrivate
      {...answers}
      leave={leave}
      published={published}
      values={{ addressIsPrivate }}
    />
  )
}
