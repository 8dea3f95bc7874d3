'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useLocale } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { isListName } from '../../slips/usual-names.ts'
import { useConfirmed } from '../slips/use-confirmed.ts'
import { ChosenList } from './chosen-list.tsx'
import { useKnownNames } from './use-known-names.ts'

/** A list in the clinic's form that offers the known names. */
export const ChosenListField = ({ field, path: fieldPath, readOnly }: TextFieldClientProps) => {
  const { path, value, setValue, showError, disabled } = useField<string[]>({
    potentiallyStalePath: fieldPath,
  })
  const { code } = useLocale()
  const { confirmed, confirm } = useConfirmed()
  const list = isListName(field.name) ? field.name : 'services'
  const known = useKnownNames(list, code)
  const inputId = `field-${path}-input`
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} id={`field-${path}`}>
      <FieldLabel htmlFor={inputId} label={field.label} localized={field.localized} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ChosenList
          confirm={confirm}
          confirmed={confirmed}
          disabled={Boolean(readOnly || disabled)}
          inputId={inputId}
          known={known}
          list={list}
          onChange={setValue}
          value={Array.isArray(value) ? value : []}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
