import { Button, defineStyle } from '@chakra-ui/react'
import type { Answer, Need } from '@healthcare-for-all/cms/contract'
import { useId } from 'react'
import { GetForm } from '../../../components/get-form.tsx'
import { Icon } from '../../../components/icon.tsx'
import { LabelledField } from '../../../components/labelled-field.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { PlaceInput } from '../form/place-input/place-input.tsx'
import { OtherPlaces } from './other-places.tsx'

// One line where there is room, so that what is below stays on the screen.
const form = defineStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '3',
  maxWidth: '30rem',
  marginTop: '3',
})

interface AskPlaceProps {
  need: Need
  answer: Answer<'searchClinics'>
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
  /** The address of the same search without a location. */
  action: string
  /** The address of the same search around the visitor, if there is one. */
  nearHref?: string | undefined
}

/** Somebody said what they need, and no place that is known: asks for one, and keeps the need. */
export const AskPlace = ({ need, answer, hrefAt, action, nearHref }: AskPlaceProps) => {
  const { need: copy, unknownPlace } = useCopy(searchCopy)
  const { unknownPlace: unknown, alternatives, needWords } = answer
  const id = useId()
  const isService = need.name && need.services.length > 0
  return (
    <Notice title={isService ? copy.where(need.name ?? '') : copy.whereAny}>
      {unknown ? (
        <>
          <p>{unknownPlace.sentence(unknown)}</p>
          <p>{unknownPlace.text}</p>
          <OtherPlaces label={unknownPlace.otherPlaces} places={alternatives} hrefAt={hrefAt} />
        </>
      ) : (
        <p>{copy.whereText}</p>
      )}
      <GetForm css={form} action={action}>
        {needWords && <input type="hidden" name="need" value={needWords} />}
        <LabelledField flex="1 1 12rem" id={id} label={copy.place} required>
          <PlaceInput />
        </LabelledField>
        <Button type="submit">{copy.find}</Button>
      </GetForm>
      {nearHref && (
        <PageLink display="inline-flex" alignItems="center" gap="1" minHeight="touch" to={nearHref}>
          <Icon name="locate" />
          <span>{copy.nearMe}</span>
        </PageLink>
      )}
    </Notice>
  )
}
