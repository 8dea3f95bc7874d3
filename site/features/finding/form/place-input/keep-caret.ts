/**
 * Chakra's combobox puts the caret at the field's end, a frame after its list opens. Somebody may be in
 * the middle of a word, or have selected it meanwhile: for these frames no code moves the caret.
 */
export const keepCaret = (input: HTMLInputElement): void => {
  input.setSelectionRange = () => undefined
  requestAnimationFrame(() =>
    requestAnimationFrame(() => Reflect.deleteProperty(input, 'setSelectionRange')),
  )
}
