'use client'

import { FieldDiffContainer, getHTMLDiffComponents, useTranslation } from '@payloadcms/ui'
import type { DateFieldDiffClientComponent } from 'payload'
import type { ComponentProps } from 'react'
import { shortDay } from '../../panel-kit/dates.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

type DiffProps = ComponentProps<DateFieldDiffClientComponent>

/** Two dates side by side, as lists write them: Payload's own are in the time zone of the reader or the server. */
const DateDiff = ({
  comparisonValue,
  versionValue,
  field,
  locale,
  nestingLevel,
  inWords,
}: DiffProps & { inWords: typeof shortDay }) => {
  const { i18n } = useTranslation()
  const language = usePanelLanguage()
  const html = (value: unknown) =>
    `<div data-enable-match="true"><p>${typeof value === 'string' ? inWords(value, language) : ''}</p></div>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: html(comparisonValue),
    toHTML: html(versionValue),
    tokenizeByCharacter: false,
  })
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: field.label, ...(locale && { locale }) }}
      nestingLevel={nestingLevel ?? 0}
    />
  )
}

export const DayDiff = (props: DiffProps) => <DateDiff {...props} inWords={shortDay} />
export const MomentDiff = (props: DiffProps) => <DateDiff {...props} inWords={momentInWords} />
