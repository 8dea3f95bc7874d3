'use client'

import { useAllFormFields, useField, useForm } from '@payloadcms/ui'
import type { ArrayFieldClientProps, FormState } from 'payload'
import { DAYS, HOURS_ACCESS, HOURS_WEEKS } from '../../../contract/constants.ts'
import type { OpenTime } from '../../../contract/open-time.ts'
import { labelIn } from '../../../documents/fields/field-label.ts'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'
import { useConfirmed } from '../slips/use-confirmed.ts'
import { HoursField } from './hours-field.tsx'

const textAt = (fields: FormState, path: string): string => {
  const value = fields[path]?.value
  return typeof value === 'string' ? value : ''
}

const asField = (value: string | null) => ({
  value,
  initialValue: value,
  valid: true,
  passesCondition: true,
})

/** The clinic's weekly hours in its form: rows of Payload's own array. */
export const WeeklyHours = ({ field, path, schemaPath, readOnly }: ArrayFieldClientProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { rows = [], disabled } = useField({ potentiallyStalePath: path, hasRows: true })
  const [fields] = useAllFormFields()
  const { addFieldRow, removeFieldRow, dispatchFields, getField, setModified } = useForm()
  const { confirmed, confirm } = useConfirmed()
  const { value: words, setValue: setWords } = useField<string>({ path: 'hoursOfOperation' })

  const times = rows.map((_, at): OpenTime => {
    const day = textAt(fields, `${path}.${at}.day`)
    return {
      day: DAYS.find((each) => each === day) ?? 'monday',
      opens: textAt(fields, `${path}.${at}.opens`),
      closes: textAt(fields, `${path}.${at}.closes`),
      access: HOURS_ACCESS.find((each) => each === textAt(fields, `${path}.${at}.access`)) ?? null,
      weeks: HOURS_WEEKS.find((each) => each === textAt(fields, `${path}.${at}.weeks`)) ?? null,
    }
  })
  // Marked as modified, or the response to a save in progress would restore what was sent.
  const change = (at: number, part: Partial<OpenTime>) => {
    const formState = Object.fromEntries(
      Object.entries(part).map(([name, value]) => {
        const each = `${path}.${at}.${name}`
        return [each, { ...getField(each), value, valid: true, isModified: true }]
      }),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
    setModified(true)
  }
  const add = (added: OpenTime[], after = rows.length) => {
    for (const [index, { day, opens, closes, access = null, weeks = null }] of added.entries())
      addFieldRow({
        path,
        schemaPath: schemaPath ?? path,
        rowIndex: after + index,
        subFieldState: {
          day: asField(day),
          opens: asField(opens),
          closes: asField(closes),
          access: asField(access),
          weeks: asField(weeks),
        },
      })
  }
  const setTimes = (times: OpenTime[]) => {
    for (let at = rows.length - 1; at >= 0; at -= 1) removeFieldRow({ path, rowIndex: at })
    add(times, 0)
  }
  return (
    <div className="field-type" id={`field-${path}`}>
      <HoursField
        add={(added) => add(added)}
        beside={{ words: words ?? '', setWords, setTimes }}
        change={change}
        confirm={confirm}
        confirmed={confirmed}
        hint={labelIn(field.admin?.description, language)}
        label={say({
          en: 'Weekly hours',
          es: 'Horario semanal',
        })}
        readOnly={Boolean(readOnly || disabled)}
        remove={(at) => removeFieldRow({ path, rowIndex: at })}
        value={times}
      />
    </div>
  )
}
