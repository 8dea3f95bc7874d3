import {
  OWN_FACTS,
  type OwnFact,
  type OwnListing,
  ownListingFields,
} from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { type StaffCopy, staffCopy } from '../../../copy/staff.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import type { FieldTexts } from '../form-errors.ts'
import { LEAST_MS } from '../least-ms.ts'
import { FieldGroup } from './field-group.tsx'
import { Form } from './form.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'
import { Tick } from './tick.tsx'
import { YesNo } from './yes-no.tsx'

/** A list, and a week, fit without scrolling. */
const ROWS = { paragraph: 3, list: 5, hours: 7, phones: 3 }
const NAME = 'own'

/** The address of a fact's field on the page. */
export const ownFieldOf = (fact: string): string => `#${NAME}-${fact}`

type Words = StaffCopy['own']['form']

const hintOf = ({ kind }: OwnFact, words: Words) =>
  kind === 'list' || kind === 'hours' || kind === 'phones' ? words[kind] : undefined

interface FactFieldProps {
  fact: OwnFact
}

const FactField = ({ fact: { name, kind } }: FactFieldProps) => {
  if (kind === 'flag') return <Tick name={name} />
  if (kind === 'line') return <TextInput name={name} />
  if (kind === 'yesNo') return <YesNo name={name} />
  return <TextArea name={name} rows={ROWS[kind]} />
}

/** Texts and ticked boxes, as a form posts them. */
const initialOf = ({ values, isMailed }: OwnListing, token: string): Record<string, string> => ({
  token,
  ...(isMailed && { monthly: 'true' }),
  ...Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === false ? [] : [[name, String(value)]],
    ),
  ),
})

interface OwnListingFormProps {
  listing: OwnListing
  token: string
}

/** Every fact of a clinic's own listing, to correct. */
export const OwnListingForm = ({ listing, token }: OwnListingFormProps) => {
  const { form, success } = useCopy(staffCopy).own
  const locale = useLocale()
  const paths = usePaths()
  const texts: FieldTexts = {
    note: form.note,
    monthly: form.monthly,
    ...Object.fromEntries(
      OWN_FACTS.map((fact) => {
        const hint = hintOf(fact, form)
        return [fact.name, { label: fact.label[locale], ...(hint && { hint }) }]
      }),
    ),
  }
  return (
    <Form
      name={NAME}
      label={form.heading}
      action={paths.ownListing(token)}
      target={api.listingChanges}
      fields={ownListingFields}
      texts={texts}
      leastMs={LEAST_MS.ownListing}
      initial={initialOf(listing, token)}
      keepsInitial
      words={form}
      success={success}
    >
      <input type="hidden" name="token" value={token} />
      {(Object.keys(form.groups) as (keyof Words['groups'])[]).map((tab) => (
        <FieldGroup key={tab} legend={form.groups[tab]}>
          {OWN_FACTS.filter(({ tab: own, name }) => own === tab && name in listing.values).map(
            (fact) => (
              <FactField key={fact.name} fact={fact} />
            ),
          )}
        </FieldGroup>
      ))}
      {listing.canBeMailed && <Tick name="monthly" />}
      <TextArea name="note" rows={ROWS.paragraph} />
    </Form>
  )
}
