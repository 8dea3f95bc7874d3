import type { Locator } from '@playwright/test'
import { TRAP_FIELD } from '../../cms/contract/index.ts'

/** What somebody has filled in: the name and the value of each field. */
export type Filled = [name: string, value: string][]

const FIELDS = `:is(input:not([type=hidden], [name=${TRAP_FIELD}]), select, textarea):visible`

/** A valid text for each kind of field; the others get any words. */
const TEXTS: Record<string, string> = {
  email: 'typed@example.org',
  url: 'https://typed.example.org',
  tel: '864-555-0142',
  numeric: '3',
  decimal: '1800',
  'numeric postal-code': '29621',
}

const fillOne = async (field: Locator, index: number) => {
  const { type, mode, meaning, last } = await field.evaluate((element) => ({
    type: element instanceof HTMLTextAreaElement ? 'text' : (element.getAttribute('type') ?? ''),
    mode: element.getAttribute('inputmode') ?? '',
    meaning: element.getAttribute('autocomplete') ?? '',
    last: element instanceof HTMLSelectElement ? element.options[element.length - 1]?.value : null,
  }))
  if (last !== null) await field.selectOption(last ?? '')
  else if (type === 'checkbox' || type === 'radio')
    await field.setChecked(!(await field.isChecked()))
  else
    await field.fill(TEXTS[type] ?? TEXTS[`${mode} ${meaning}`] ?? TEXTS[mode] ?? `Typed ${index}`)
}

/** Uses every field that shows of a form, each in its own way. */
export const fillAnything = async (form: Locator): Promise<Filled> => {
  const fields = await form.locator(FIELDS).all()
  for (const [index, field] of fields.entries()) await fillOne(field, index)
  return filledIn(form)
}

/** What is in the fields that show; a box that is not ticked is left out. */
export const filledIn = (form: Locator): Promise<Filled> =>
  form.locator(FIELDS).evaluateAll((fields) =>
    fields.flatMap((field): Filled => {
      if (!('value' in field && 'name' in field)) return []
      const isOff = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked
      return isOff ? [] : [[String(field.name), String(field.value)]]
    }),
  )
