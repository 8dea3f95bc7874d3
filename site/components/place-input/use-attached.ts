import * as combobox from '@zag-js/combobox'
import { normalizeProps, spreadProps } from '@zag-js/vanilla'
import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Makes an input that is shown already a combobox. Rendering another one would take the focus from
 * whoever is typing.
 */
export const useAttached = (
  service: combobox.Service,
  input: HTMLInputElement,
  isListShown: boolean,
) => {
  const detach = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    // The field keeps its own value: the form may set it too.
    const { value: _, ...props } = combobox.connect(service, normalizeProps).getInputProps()
    detach.current = spreadProps(input, {
      ...props,
      'aria-expanded': isListShown,
      // Browsers may offer a ZIP code that they know until something is typed.
      autocomplete: input.value ? 'off' : 'postal-code',
    })
  })
  useLayoutEffect(() => () => detach.current?.(), [])
  const { send } = service
  useEffect(() => {
    if (input === document.activeElement) send({ type: 'INPUT.FOCUS' })
  }, [input, send])
}
