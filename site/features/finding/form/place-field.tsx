import { Box, defineStyle, Field, type SystemStyleObject } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Icon } from '../../../components/icon.tsx'
import { describedBy } from '../../../components/labelled-field.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { searchFormCopy } from '../../../copy/search-form.ts'
import { useCopy } from '../../../lib/language.tsx'
import { PlaceInput } from './place-input/place-input.tsx'

const field = defineStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' })

interface PlaceFieldProps {
  id: string
  location: string
  /** A search was sent without a location. */
  isBlank: boolean
  /** The link to a search around the visitor. */
  near: Pick<ComponentProps<typeof PageLink>, 'to' | 'onClick'> | undefined
  css: SystemStyleObject | undefined
}

/** Where somebody looks for a clinic. */
export const PlaceField = ({ id, location, isBlank, near, css }: PlaceFieldProps) => {
  const { form: text } = useCopy(searchFormCopy)
  return (
    <Field.Root
      css={[field, css]}
      id={id}
      ids={{ errorText: `${id}-error` }}
      invalid={isBlank}
      required
    >
      <Field.Label alignSelf="end">{text.location}</Field.Label>
      {near && (
        <PageLink
          display="inline-flex"
          alignItems="end"
          gap="1"
          minHeight="touch"
          paddingBottom="1"
          {...near}
        >
          <Icon name="locate" />
          <span>{text.nearMe}</span>
        </PageLink>
      )}
      <Box flex="1 0 100%">
        <Field.ErrorText role="alert">{text.blank}</Field.ErrorText>
        <PlaceInput
          placeholder={text.placeholder}
          defaultValue={location}
          {...describedBy(id, false, isBlank)}
        />
      </Box>
    </Field.Root>
  )
}
