import { Box, defineStyle } from '@chakra-ui/react'
import {
  CLINIC_FACTS,
  clinicFields,
  SERVICE_CHOICES,
  STATE_CHOICES,
  TERRITORY_CHOICES,
  VISIT_FACTS,
} from '@healthcare-for-all/cms/contract'
import { afterSending, api } from '@healthcare-for-all/cms/contract/paths'
import { useLocation } from 'react-router-dom'
import { addClinicCopy } from '../../../copy/add-clinic.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { scriptsAt } from '../../../lib/page-kinds.ts'
import { useSite } from '../../../lib/site-settings.tsx'
import type { FieldTexts } from '../form-errors.ts'
import { LEAST_MS } from '../least-ms.ts'
import { Choice } from './choice.tsx'
import { FieldGroup } from './field-group.tsx'
import { Form } from './form.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'
import { Tick } from './tick.tsx'
import { TickList } from './tick-list.tsx'
import { YesNo } from './yes-no.tsx'

const ROWS = 3

const pairs = defineStyle({
  display: 'grid',
  gap: '4',
  alignItems: 'end',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
})

export const ClinicForm = () => {
  const { form, success } = useCopy(addClinicCopy)
  const { groups } = form
  const locale = useLocale()
  const factLabels = CLINIC_FACTS.map(({ name, label }) => [name, { label: label[locale] }])
  const texts: FieldTexts = { ...Object.fromEntries(factLabels), ...form.fields }
  const paths = usePaths()
  const { pathname } = useLocation()
  const othersLoad = scriptsAt(pathname, useSite()?.thirdPartyScripts ?? []).length > 0
  // The private link must not be shown on a page that loads third-party scripts.
  const leadsTo = (token: string) => afterSending(paths.submission(token))
  return (
    <Form
      name="clinic"
      label={form.heading}
      action={paths.addClinic}
      target={api.clinicSubmissions}
      fields={clinicFields}
      texts={texts}
      leastMs={LEAST_MS.clinicSubmission}
      words={form}
      success={success}
      leadsTo={othersLoad ? leadsTo : undefined}
    >
      <FieldGroup legend={groups.clinic}>
        <TextInput name="clinicName" autoComplete="organization" />
        <TextInput name="address" autoComplete="street-address" />
        <TextInput name="city" autoComplete="address-level2" />
        <Box css={pairs}>
          <Choice
            name="state"
            autoComplete="address-level1"
            options={STATE_CHOICES.map((value) => ({ value, label: value }))}
            further={{
              label: form.territories,
              options: TERRITORY_CHOICES.map((value) => ({ value, label: form.territory[value] })),
            }}
          />
          <TextInput name="zipCode" autoComplete="postal-code" inputMode="numeric" />
        </Box>
        <TextInput name="phone" type="tel" autoComplete="tel" />
        <TextInput name="website" type="url" autoComplete="url" />
        <TextArea name="description" rows={ROWS} />
      </FieldGroup>
      <FieldGroup legend={groups.services} hint={groups.servicesHint}>
        <TickList
          name="services"
          options={SERVICE_CHOICES.map((value) => ({ value, label: form.service(value) }))}
        />
      </FieldGroup>
      <FieldGroup legend={groups.type} hint={groups.typeHint}>
        <div>
          <Tick name="isFree" />
          <Tick name="isLowCost" />
        </div>
      </FieldGroup>
      <FieldGroup legend={groups.visits}>
        <TextArea name="hoursOfOperation" rows={ROWS} />
        <TextArea name="eligibilityRequirements" rows={ROWS} />
      </FieldGroup>
      <FieldGroup legend={groups.asked} hint={groups.askedHint}>
        <Box css={pairs}>
          {VISIT_FACTS.map((name) => (
            <YesNo key={name} name={name} />
          ))}
        </Box>
        <TextInput name="firstVisitWait" />
        <TextInput name="firstVisitCost" />
        <TextArea name="insuranceAccepted" rows={ROWS} />
      </FieldGroup>
      <FieldGroup legend={groups.contact} hint={groups.contactHint}>
        <TextInput name="contactName" autoComplete="name" />
        <TextInput name="contactEmail" type="email" autoComplete="email" />
        <TextInput name="contactPhone" type="tel" autoComplete="tel" />
      </FieldGroup>
    </Form>
  )
}
