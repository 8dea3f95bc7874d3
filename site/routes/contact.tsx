import { Box } from '@chakra-ui/react'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { BelowHome } from '../components/below-home.tsx'
import { contactCopy } from '../copy/contact.ts'
import { ContactDetails } from '../features/forms/components/contact-details.tsx'
import { ContactFaq } from '../features/forms/components/contact-faq.tsx'
import { ContactForm } from '../features/forms/components/contact-form.tsx'
import { EmergencyCall } from '../features/forms/components/emergency-call.tsx'
import { FormPage } from '../features/forms/components/form-page.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import type { ScreenHandle } from '../lib/screen.ts'

export const handle: ScreenHandle = { posts: api.contactMessages }

export const Component = () => {
  const copy = useCopy(contactCopy)
  const paths = usePaths()
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={paths.contact} />
      <BelowHome name={copy.heading} to={paths.contact} />
      <FormPage
        heading={copy.heading}
        lead={copy.lead}
        before={
          <Box marginTop="6" maxWidth="measure">
            <EmergencyCall />
          </Box>
        }
        formHeading={copy.form.heading}
        form={<ContactForm />}
        beside={<ContactDetails />}
      >
        <ContactFaq />
      </FormPage>
    </>
  )
}
