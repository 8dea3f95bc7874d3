'use client'

import {
  FieldDescription,
  FieldLabel,
  ReactSelect,
  type ReactSelectOption,
  useField,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { CLINIC_FACTS, clinicLabel } from '../../contract/clinic-facts.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

/** The fields that a person has confirmed, by their labels in the form. */
export const VerifiedFields = ({ field, path: fieldPath, readOnly }: TextFieldClientProps) => {
  const { path, value, setValue, disabled } = useField<string[]>({
    potentiallyStalePath: fieldPath,
  })
  const language = usePanelLanguage()
  const optionOf = (name: string) => ({ value: name, label: clinicLabel(name, language) ?? name })
  const options: ReactSelectOption[] = CLINIC_FACTS.map(({ name }) => optionOf(name))
  const inputId = `field-${path}-input`
  return (
    <div className="field-type text" id={`field-${path}`}>
      <FieldLabel htmlFor={inputId} label={field.label} path={path} />
      <ReactSelect
        disabled={Boolean(readOnly || disabled)}
        inputId={inputId}
        isClearable={false}
        isMulti
        onChange={(chosen) => setValue([chosen].flat().map((option) => option?.value))}
        options={options}
        value={(value ?? []).map(optionOf)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
