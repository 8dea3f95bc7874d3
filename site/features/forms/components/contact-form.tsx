import { CONTACT_CATEGORIES, contactFields } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { useLocation } from 'react-router-dom'
import { contactCopy } from '../../../copy/contact.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import { LEAST_MS } from '../least-ms.ts'
import { prefilled } from '../prefilled.ts'
import { Choice } from './choice.tsx'
import { Form } from './form.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const MESSAGE_ROWS = 6

export const ContactForm = () => {
  const { form, success } = useCopy(contactCopy)
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const query = new URLSearchParams(useLocation().search)
  const initial = prefilled(query, form.mistake, (slug) => publicUrl + paths.clinic(slug))
  return (
    <Form
      name="contact"
      label={form.heading}
      action={paths.contact}
      target={api.contactMessages}
      fields={contactFields}
      texts={form.fields}
      leastMs={LEAST_MS.contactMessage}
      initial={initial}
      words={form}
      success={success}
    >
      <TextInput name="name" autoComplete="name" />
      <TextInput name="email" type="email" autoComplete="email" />
      <TextInput name="phone" type="tel" autoComplete="tel" />
      <Choice
        name="category"
        options={CONTACT_CATEGORIES.map((value) => ({ value, label: form.categories[value] }))}
      />
      <TextInput name="subject" />
      <TextArea name="message" rows={MESSAGE_ROWS} />
    </Form>
  )
}
