import type { Document, Element } from 'happy-dom'
import { TRAP_FIELD } from '../../../cms/contract/index.ts'

export const formOf = (document: Document): Element => {
  const form = [...document.querySelectorAll('main form')].find(
    (each) => each.getAttribute('method') === 'post',
  )
  if (!form) throw new Error('The page has no form to send')
  return form
}

const controlsOf = (form: Element) =>
  [...form.querySelectorAll('input, select, textarea')].filter(
    (control) => control.getAttribute('name') !== TRAP_FIELD,
  )

export const fieldsOf = (form: Element) =>
  controlsOf(form).filter((field) => field.getAttribute('type') !== 'hidden')

/** What a control sends; undefined if it is not ticked. */
const sentBy = (control: Element): string | undefined => {
  if (control.tagName === 'TEXTAREA') return control.textContent
  if (control.tagName === 'SELECT') {
    const chosen = control.querySelector('option[selected]') ?? control.querySelector('option')
    return chosen?.getAttribute('value') ?? ''
  }
  const isBox = control.getAttribute('type') === 'checkbox'
  if (isBox && !control.hasAttribute('checked')) return undefined
  return control.getAttribute('value') ?? (isBox ? 'on' : '')
}

/** What the form would send as it is now. */
export const valuesOf = (form: Element): [name: string, value: string][] =>
  controlsOf(form).flatMap((control) => {
    const value = sentBy(control)
    return value === undefined ? [] : [[control.getAttribute('name') ?? '', value]]
  })

/** What is already in the form, with some values instead. */
export const filled = (
  form: Element,
  values: Record<string, string | string[]>,
): [string, string][] => [
  ...valuesOf(form).filter(([name]) => !(name in values)),
  ...Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  ),
]

export const sorted = (values: [string, string][]) =>
  values
    .filter(([, value]) => value !== '')
    .map((entry) => entry.join('='))
    .sort()
