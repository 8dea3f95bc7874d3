import { Box, defineStyle, List, Span } from '@chakra-ui/react'
import type { Suggestion } from '@healthcare-for-all/cms/contract'
import * as combobox from '@zag-js/combobox'
import { normalizeProps, useMachine } from '@zag-js/react'
import { type ReactNode, useEffect, useState } from 'react'
import { suggestedPlacesCopy } from '../../copy/suggested-places.ts'
import { useCopy } from '../../lib/language.tsx'
import { readAloud } from '../../theme/recipes/layout.ts'
import { useAttached } from './use-attached.ts'
import { useSuggestedPlaces } from './use-suggested-places.ts'

const list = defineStyle({
  zIndex: 3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 'min(24rem, var(--available-height, 24rem))',
  overflowY: 'auto',
  background: 'card',
  borderWidth: '1px',
  borderColor: 'edge',
  borderRadius: 'control',
  boxShadow: 'float',
})
const option = defineStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: '3',
  paddingBlock: '2',
  lineHeight: '1.25',
  cursor: 'pointer',
  '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  '&[data-highlighted]': {
    background: 'wash',
    boxShadow: 'inset 4px 0 {colors.brand}',
    // In forced colors, shadows and backgrounds are not shown.
    outline: '2px solid transparent',
    outlineOffset: '-2px',
  },
})

/**
 * When its list opens, zag's combobox moves the focus to the field, and the caret to its end. Here
 * the list only opens for somebody who is in the field, perhaps in the middle of a word.
 */
const machine: typeof combobox.machine = {
  ...combobox.machine,
  implementations: {
    ...combobox.machine.implementations,
    actions: { ...combobox.machine.implementations?.actions, setInitialFocus: () => {} },
  },
}

interface SuggestionsProps {
  /** The field that asks for a place. It stays the same element, so that typing goes on. */
  input: HTMLInputElement
}

/**
 * Places and clinics to choose while typing, after the ARIA pattern of a combobox. A place only fills the
 * field, since more may be chosen: Enter and the form's button work with any text. A clinic is searched for.
 */
const Suggestions = ({ input }: SuggestionsProps): ReactNode => {
  const copy = useCopy(suggestedPlacesCopy)
  const [typed, setTyped] = useState('')
  const places = useSuggestedPlaces(typed)
  const service = useMachine(machine, {
    id: input.id,
    ids: { input: input.id, control: input.id },
    collection: combobox.collection<Suggestion>({
      items: places,
      itemToValue: ({ text }) => text,
      itemToString: ({ text }) => text,
    }),
    defaultInputValue: input.value,
    allowCustomValue: true,
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason === 'input-change') setTyped(inputValue)
    },
    onSelect: ({ itemValue }) => {
      const isClinic = places.some(({ kind, text }) => kind === 'clinic' && text === itemValue)
      // Once the field has it.
      if (isClinic) setTimeout(() => input.form?.requestSubmit())
    },
  })
  const isShown = combobox.connect(service, normalizeProps).open && places.length > 0
  useAttached(service, input, isShown)
  const { send } = service
  useEffect(() => {
    // What was typed while this code was loading.
    if (input !== document.activeElement || input.value === input.defaultValue) return
    setTyped(input.value)
    send({ type: 'OPEN' })
  }, [input, send])
  const api = combobox.connect(service, normalizeProps)
  return (
    <>
      <Box {...api.getPositionerProps()} zIndex={3}>
        <List.Root
          {...api.getContentProps()}
          aria-label={copy.name}
          aria-labelledby={undefined}
          hidden={!isShown}
          css={list}
        >
          {places.map((place) => (
            <List.Item
              key={place.text}
              {...api.getItemProps({ item: place })}
              css={option}
              htmlTranslate="no"
            >
              {place.kind === 'clinic' ? (
                <span>
                  <span>{place.name}</span>{' '}
                  <Span display="block" color="quiet" fontSize="14">
                    {copy.clinic(`${place.city}, ${place.state}`)}
                  </Span>
                </span>
              ) : place.kind === 'state' ? (
                copy.state(place.label)
              ) : (
                place.label
              )}
            </List.Item>
          ))}
        </List.Root>
      </Box>
      <Box css={readAloud} role="status">
        {isShown && copy.count(places.length)}
      </Box>
    </>
  )
}
export default Suggestions
