import { api } from '@healthcare-for-all/cms/contract/paths'
import { BelowHome } from '../components/below-home.tsx'
import { addClinicCopy } from '../copy/add-clinic.ts'
import { ClinicBenefits } from '../features/forms/components/clinic-benefits.tsx'
import { ClinicForm } from '../features/forms/components/clinic-form.tsx'
import { FormPage } from '../features/forms/components/form-page.tsx'
import { WhatHappensNext } from '../features/forms/components/what-happens-next.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'

export const handle: ScreenHandle = { posts: api.clinicSubmissions }

export const Component = () => {
  const copy = useCopy(addClinicCopy)
  const paths = usePaths()
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={paths.addClinic} />
      <BelowHome name={copy.heading} to={paths.addClinic} />
      <FormPage
        heading={copy.heading}
        lead={copy.lead}
        before={<ClinicBenefits />}
        formHeading={copy.form.heading}
        form={<ClinicForm />}
        beside={<WhatHappensNext {...copy.next} />}
      />
    </>
  )
}
