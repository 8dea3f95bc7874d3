/**
 * Chakra's combobox puts the caret at the field's end, a frame after its list opens. Somebody may be in
 * the middle of a word.
 */
export const keepCaret = (input: HTMLInputElement): void => {
  const { value, selectionStart, selectionEnd } = input
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (input.value === value) input.setSelectionRange(selectionStart, selectionEnd)
    }),
  )
}
