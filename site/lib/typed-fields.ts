/** A field that a person fills in. */
export type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = 'input:not([type=hidden]), select, textarea'

export const isTypedField = (target: EventTarget | null): target is TypedField =>
  target instanceof Element && target.matches(FIELDS)

export const typedFieldsIn = (parent: ParentNode): TypedField[] => [
  ...parent.querySelectorAll<TypedField>(FIELDS),
]

const isBox = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

const firstChoice = ({ options }: HTMLSelectElement) =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value

/** Whether somebody, or the browser for them, has changed what the page came with. */
export const isChanged = (field: TypedField): boolean => {
  if (isBox(field)) return field.checked !== field.defaultChecked
  return (
    field.value !== (field instanceof HTMLSelectElement ? firstChoice(field) : field.defaultValue)
  )
}

/** The same for fields that ask the same; undefined for those that don't say what. */
const questionOf = (field: TypedField) => {
  const asks = field.name || field.dataset.asks
  return asks && [field.type, asks, isBox(field) && field.value].join()
}

/** The field that asks the same in the page of now, in the same form if there is one. */
const successorOf = (field: TypedField) => {
  const question = questionOf(field)
  const same = question
    ? typedFieldsIn(document).filter((other) => questionOf(other) === question)
    : []
  return same.find(({ form }) => form?.ariaLabel === field.form?.ariaLabel) ?? same[0]
}

/**
 * Gives what is in a field that is gone to the one that came in its place, also if somebody has emptied it.
 * @returns that one; undefined if there is none, or it is in use itself
 */
export const handOver = (gone: TypedField): TypedField | undefined => {
  if (gone.isConnected) return undefined
  const next = successorOf(gone)
  if (!next || isChanged(next)) return undefined
  if (isBox(gone) && isBox(next)) next.checked = gone.checked
  else next.value = gone.value
  return next
}

/** Where the caret is; null for fields without one, or that don't say it. */
export const caretOf = (field: TypedField): number | null =>
  field instanceof HTMLSelectElement ? null : field.selectionStart

/** Goes on in a field, with the caret where it was. */
export const goOnIn = (field: TypedField, caret: number | null): void => {
  field.focus({ preventScroll: true })
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret)
}
