import { chakra } from '@chakra-ui/react'
import { MAX_LOCATION_LENGTH } from '@healthcare-for-all/cms/contract'
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { textField } from '../../theme/recipes/field.ts'

const Suggestions = lazy(() => import('./suggestions.tsx').catch(() => ({ default: () => null })))

type PlaceInputProps = Omit<ComponentProps<'input'>, 'ref' | 'type'>

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
      <chakra.input
        {...props}
        ref={ref}
        css={textField}
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
