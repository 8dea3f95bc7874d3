import { Input, type InputProps } from '@chakra-ui/react'
import { MAX_LOCATION_LENGTH } from '@healthcare-for-all/cms/contract'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })))

type PlaceInputProps = Omit<InputProps, 'ref' | 'type'>

/** A field for a town, a state or a ZIP code. Suggestions load when it first has the focus. */
export const PlaceInput = (props: PlaceInputProps) => {
  const ref = useRef<HTMLInputElement>(null)
  const [input, setInput] = useState<HTMLInputElement>()
  useEffect(() => {
    // It may have had the focus before the scripts loaded.
    if (ref.current && ref.current === document.activeElement) setInput(ref.current)
  }, [])
  return (
    <>
      <Input
        {...props}
        ref={ref}
        name="location"
        type="text"
        autoComplete="postal-code"
        enterKeyHint="search"
        maxLength={MAX_LOCATION_LENGTH}
        onFocus={(event) => setInput(event.currentTarget)}
      />
      {input && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </>
  )
}
