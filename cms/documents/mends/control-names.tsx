'use client'

import { type ReactNode, useEffect } from 'react'
import { type InEach, type Say, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

/** The words for a control, or how to find them beside it. */
type NameOf = InEach | ((control: Element, say: Say) => string | undefined)

const words = (node: Node | null | undefined) => node?.textContent?.trim() || undefined

/** Left out where the label is tied to its field; a choice without a label is called what it shows. */
const labelOfField: NameOf = (control) => {
  if ('labels' in control && control.labels instanceof NodeList && control.labels.length > 0) return
  const label = control.closest('.field-type')?.querySelector('.field-label')
  // Behind its words are an asterisk and a language.
  return words(label?.firstChild) ?? words(control.closest('.rs__control'))
}

/** A part of a filter, with what is chosen in it. */
const partOfFilter =
  (part: InEach): NameOf =>
  (control, say) =>
    [say(part), words(control.closest('.rs__control'))].filter(Boolean).join(': ')

const rowOf: NameOf = (control, say) => {
  const row = words(control.closest('tr')?.querySelector('td a')) ?? ''
  return say({ en: `Select ${row}`, es: `Seleccionar ${row}` }).trim()
}

const moreActions: NameOf = (control, say) =>
  words(control) || control.querySelector('[aria-label]')
    ? undefined
    : say({ en: 'More actions', es: 'Más acciones' })

/** A drawer or a question, which Payload calls by its name in the code. */
const headingOf: NameOf = (dialog) => words(dialog.querySelector('h1, h2, h3'))

const button = (key: string) => `.toolbar-popup__button[data-button-key="${key}"]`

/** Controls that Payload draws without a name, by selector; the first that fits names a control. */
const NAMES: [control: string, name: NameOf][] = [
  ['dialog', headingOf],
  ['a.step-nav__home', (link) => link.querySelector('[title]')?.getAttribute('title') ?? undefined],
  ['.clickable-arrow--left', { en: 'Previous page', es: 'Página anterior' }],
  ['.clickable-arrow--right', { en: 'Next page', es: 'Página siguiente' }],
  ['.select-row input', rowOf],
  ['#select-all', { en: 'Select all', es: 'Seleccionar todo' }],
  ['.condition__field input', partOfFilter({ en: 'Field', es: 'Campo' })],
  ['.condition__operator input', partOfFilter({ en: 'Condition', es: 'Condición' })],
  ['.condition__value input', partOfFilter({ en: 'Value', es: 'Valor' })],
  ['.condition__actions-remove', { en: 'Remove this filter', es: 'Quitar este filtro' }],
  ['.condition__actions-add', { en: 'Add a filter', es: 'Añadir un filtro' }],
  ['.dropdown-indicator', { en: 'Show the choices', es: 'Mostrar las opciones' }],
  ['.popup-button', moreActions],
  ['.collapsible__drag', { en: 'Move this row', es: 'Mover esta fila' }],
  ['.field-type :is(input, textarea, .ContentEditable__root), .rs__control input', labelOfField],
  ['.date-time-picker__clear-button', { en: 'Clear the date', es: 'Borrar la fecha' }],
  ['.file-details__remove', { en: 'Remove the file', es: 'Quitar el archivo' }],
  ['button.copy-to-clipboard', (copy) => words(copy.querySelector('.tooltip-content'))],
  ['[name="live-preview-width"]', { en: 'Width', es: 'Ancho' }],
  ['[name="live-preview-height"]', { en: 'Height', es: 'Alto' }],
  ['#live-preview-iframe', { en: 'Preview', es: 'Vista previa' }],
  ['.add-block-menu', { en: 'Add block', es: 'Añadir un bloque' }],
  ['.draggable-block-menu', { en: 'Drag to move', es: 'Arrastrar para mover' }],
  ['.link-edit', { en: 'Edit link', es: 'Editar enlace' }],
  ['.link-trash', { en: 'Remove link', es: 'Quitar enlace' }],
  ['.insert-paragraph-at-end', { en: 'Add a paragraph', es: 'Añadir un párrafo' }],
  [
    'section[aria-relevant="additions text"]',
    { en: 'Notifications (Alt+T)', es: 'Avisos (Alt+T)' },
  ],
  ['#document-locked', { en: 'Somebody is editing this', es: 'Alguien está editando esto' }],
  [button('indentDecrease'), { en: 'Indent less', es: 'Reducir sangría' }],
  [button('indentIncrease'), { en: 'Indent more', es: 'Aumentar sangría' }],
  [button('bold'), { en: 'Bold', es: 'Negrita' }],
  [button('italic'), { en: 'Italic', es: 'Cursiva' }],
  [button('underline'), { en: 'Underline', es: 'Subrayado' }],
  [button('strikethrough'), { en: 'Strikethrough', es: 'Tachado' }],
  [button('subscript'), { en: 'Subscript', es: 'Subíndice' }],
  [button('superscript'), { en: 'Superscript', es: 'Superíndice' }],
  [button('inlineCode'), { en: 'Code', es: 'Código' }],
  [button('link'), { en: 'Link', es: 'Enlace' }],
]

/** Payload’s own names that are the same in every language, or no words. */
const REPLACED: ReadonlySet<string> = new Set([
  'Add block',
  'Drag to move',
  'Edit link',
  'document-locked',
  'Remove link',
  'Insert Paragraph',
  'Notifications alt+T',
])

/** Marks the controls that are named here: their names change with their labels, and with the language. */
const OURS = 'data-named'

/** A checkbox of Payload's names what isn't there, or itself. */
const isLabelled = (control: Element) =>
  (control.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .some((id) => id !== control.id && document.getElementById(id))

const isNamed = (control: Element) =>
  !control.hasAttribute(OURS) &&
  control.ariaLabel !== control.id &&
  !REPLACED.has(control.ariaLabel ?? '') &&
  (control.getAttribute('aria-label') || isLabelled(control))

const nameControls = (say: Say) => {
  // They show their field's name in the code as a tooltip.
  for (const box of document.querySelectorAll('.checkbox-input__input [title]'))
    box.removeAttribute('title')
  const named = new Set<Element>()
  for (const [selector, name] of NAMES)
    for (const control of document.querySelectorAll(selector)) {
      if (named.has(control) || isNamed(control)) continue
      const said = typeof name === 'function' ? name(control, say) : say(name)
      if (!said) continue
      named.add(control)
      if (said === control.getAttribute('aria-label')) continue
      control.setAttribute('aria-label', said)
      control.setAttribute(OURS, '')
    }
}

/**
 * Around the whole panel. Many of Payload's buttons show only a picture, and not every field is tied to its
 * label, so a screen reader says 'button' or 'edit' and nothing else. Payload takes no name for them.
 *
 * Upstream: payloadcms/payload#18067, #18140, #17376.
 * No longer needed: once Payload's own controls have names (mends.test.ts); rows of the table earlier.
 */
export const ControlNames = ({ children }: { children: ReactNode }) => {
  const language = usePanelLanguage()
  useEffect(() => {
    let due = 0
    const name = () => nameControls(sayIn(language))
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(due)
      due = requestAnimationFrame(name)
    })
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    name()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(due)
    }
  }, [language])
  return children
}
