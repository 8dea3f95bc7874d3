import { Combobox, createListCollection, Span, useCombobox, VisuallyHidden } from '@chakra-ui/react'
import { memo, useEffect, useState } from 'react'
import { suggestedPlacesCopy } from '../../../../copy/suggested-places.ts'
import { useCopy } from '../../../../lib/language.tsx'
import { keepCaret } from './keep-caret.ts'
import { useSuggestedPlaces } from './use-suggested-places.ts'

/** What makes an input a combobox, with what it does. */
export type Attributes = Record<string, unknown>

export interface SuggestionsProps {
  /** The field that asks for a place. It stays the same element, so that typing goes on. */
  input: HTMLInputElement
  /** Makes the field a combobox. */
  attach: (attributes: Attributes) => void
}

/**
 * Places and clinics to choose while typing, after the ARIA pattern of a combobox. What is chosen is searched
 * for, with whatever else the form has; Enter and the form's button work with any text.
 */
const Suggestions = ({ input, attach }: SuggestionsProps) => {
  const copy = useCopy(suggestedPlacesCopy)
  const [typed, setTyped] = useState('')
  const places = useSuggestedPlaces(typed)
  const combobox = useCombobox({
    id: input.id,
    ids: { input: input.id, control: input.id },
    collection: createListCollection({
      items: places,
      itemToValue: ({ text }) => text,
      itemToString: ({ text }) => text,
    }),
    defaultInputValue: input.value,
    allowCustomValue: true,
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason === 'input-change') setTyped(inputValue)
    },
    onOpenChange: ({ open }) => open && keepCaret(input),
    // Once the field has it.
    onSelect: () => void setTimeout(() => input.form?.requestSubmit()),
  })
  const isShown = combobox.open && places.length > 0
  const { setOpen } = combobox
  useEffect(() => {
    // The field keeps its own value: the form may set it too.
    const { value, defaultValue, ...props } = combobox.getInputProps()
    attach({
      ...props,
      'aria-expanded': isShown,
      // Browsers may offer a ZIP code that they know until something is typed.
      autoComplete: input.value ? 'off' : 'postal-code',
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this code has come
  useEffect(() => {
    // What was typed while it was loading.
    if (input !== document.activeElement || input.value === input.defaultValue) return
    setTyped(input.value)
    setOpen(true)
  }, [input])
  useEffect(() => {
    // What is suggested for a text that was pasted or dictated may come after its results.
    const close = () => {
      setTyped('')
      setOpen(false)
    }
    const { form } = input
    form?.addEventListener('submit', close)
    return () => form?.removeEventListener('submit', close)
  }, [input, setOpen])
  return (
    <>
      <Combobox.RootProvider value={combobox}>
        <Combobox.Positioner>
          <Combobox.Content aria-label={copy.name} aria-labelledby={undefined} hidden={!isShown}>
            {places.map((place) => (
              <Combobox.Item key={place.text} item={place} htmlTranslate="no">
                {place.kind === 'clinic' ? (
                  <span>
                    <span>{place.name}</span>{' '}
                    <Span display="block" color="quiet" fontSize="0.875rem">
                      {copy.clinic(`${place.city}, ${place.state}`)}
                    </Span>
                  </span>
                ) : place.kind === 'state' ? (
                  copy.state(place.label)
                ) : (
                  place.label
                )}
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Combobox.RootProvider>
      <VisuallyHidden role="status">{isShown && copy.count(places.length)}</VisuallyHidden>
    </>
  )
}

export default memo(Suggestions)
