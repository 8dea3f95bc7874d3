import { Input, type InputProps, mergeProps } from '@chakra-ui/react'
import { MAX_LOCATION_LENGTH } from '@healthcare-for-all/cms/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import { latePart } from '../../../../lib/late-part.ts'
import type { Attributes } from './suggestions.tsx'

const Suggestions = latePart(() => import('./suggestions.tsx'))

type PlaceInputProps = Omit<InputProps, 'ref' | 'type'>

/** A field for a town, a state or a ZIP code. Suggestions load when it first has the focus. */
export const PlaceInput = (props: PlaceInputProps) => {
  const ref = useRef<HTMLInputElement>(null)
  const [input, setInput] = useState<HTMLInputElement>()
  const [combobox, setCombobox] = useState<Attributes>()
  const isCombobox = combobox !== undefined
  useEffect(() => {
    if (!ref.current || ref.current !== document.activeElement) return
    // It may have had the focus before the scripts loaded, or before the suggestions did.
    if (isCombobox) ref.current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    else setInput(ref.current)
  }, [isCombobox])
  const own = {
    ...props,
    name: 'location',
    type: 'text',
    autoComplete: 'postal-code',
    enterKeyHint: 'search',
    maxLength: MAX_LOCATION_LENGTH,
    onFocus: () => ref.current && setInput(ref.current),
  } as const
  return (
    <>
      <Input ref={ref} {...mergeProps(own, combobox ?? {})} />
      {input && (
        <Suspense>
          <Suggestions input={input} attach={setCombobox} />
        </Suspense>
      )}
    </>
  )
}
