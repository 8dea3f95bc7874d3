'use client'

import { useAllFormFields, useField, useForm, useFormSubmitted } from '@payloadcms/ui'
import type { ArrayFieldClientProps } from 'payload'
import { LINE_TYPES, type PhoneLine } from '../../../contract/phone-lines.ts'
import { labelIn } from '../../../documents/fields/field-label.ts'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'
import { useConfirmed } from '../slips/use-confirmed.ts'
import { PhoneLinesField } from './phone-lines-field.tsx'

const PARTS = ['number', 'extension', 'type', 'languages', 'description'] as const

const asField = (value: unknown) => ({
  value,
  initialValue: value,
  valid: true,
  passesCondition: true,
})

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The clinic's further lines in its form: rows of Payload's own array. */
export const PhoneLines = ({ field, path, schemaPath, readOnly }: ArrayFieldClientProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { rows = [], disabled } = useField({ potentiallyStalePath: path, hasRows: true })
  const [fields] = useAllFormFields()
  const { addFieldRow, removeFieldRow, dispatchFields, getField, setModified } = useForm()
  const { confirmed, confirm } = useConfirmed()
  const isSubmitted = useFormSubmitted()

  const lines = rows.map((_, at): PhoneLine => {
    const part = (name: (typeof PARTS)[number]) => fields[`${path}.${at}.${name}`]?.value
    const languages = part('languages')
    return {
      number: text(part('number')),
      extension: text(part('extension')),
      type: LINE_TYPES.find((type) => type === part('type')) ?? 'voice',
      languages: Array.isArray(languages) ? languages.map(String) : [],
      description: text(part('description')),
    }
  })
  const faultOf = (at: number, part: keyof PhoneLine) => {
    const { valid, errorMessage } = fields[`${path}.${at}.${part}`] ?? {}
    return isSubmitted && valid === false ? errorMessage : undefined
  }
  // Marked as modified, or the response to a save in progress would restore what was sent.
  const change = (at: number, part: Partial<PhoneLine>) => {
    const formState = Object.fromEntries(
      Object.entries(part).map(([name, value]) => {
        const each = `${path}.${at}.${name}`
        return [each, { ...getField(each), value, valid: true, isModified: true }]
      }),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
    setModified(true)
  }
  return (
    <div className="field-type" id={`field-${path}`}>
      <PhoneLinesField
        add={(line) =>
          addFieldRow({
            path,
            schemaPath: schemaPath ?? path,
            rowIndex: rows.length,
            subFieldState: Object.fromEntries(PARTS.map((name) => [name, asField(line[name])])),
          })
        }
        change={change}
        confirm={confirm}
        confirmed={confirmed}
        faultOf={faultOf}
        hint={labelIn(field.admin?.description, language)}
        label={say({ en: 'Further lines', es: 'Otras líneas' })}
        readOnly={Boolean(readOnly || disabled)}
        remove={(at) => removeFieldRow({ path, rowIndex: at })}
        value={lines}
      />
    </div>
  )
}
