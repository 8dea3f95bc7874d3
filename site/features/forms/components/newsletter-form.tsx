import { newsletterFields } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { newsletterCopy } from '../../../copy/newsletter.ts'
import { useCopy } from '../../../lib/language.tsx'
import { LEAST_MS } from '../least-ms.ts'
import { Form } from './form.tsx'
import { TextInput } from './text-input.tsx'

interface NewsletterFormProps {
  /** The page it is on, whose handle has `posts: api.newsletterSignups`. */
  action: string
  /** Its accessible name: the heading above it. */
  label: string
}

/** A form to subscribe to the newsletter. */
export const NewsletterForm = ({ action, label }: NewsletterFormProps) => {
  const copy = useCopy(newsletterCopy)
  return (
    <Form
      name="newsletter"
      label={label}
      action={action}
      target={api.newsletterSignups}
      fields={newsletterFields}
      texts={copy.fields}
      leastMs={LEAST_MS.newsletterSignup}
      words={copy}
      success={copy.success}
    >
      <TextInput name="email" type="email" autoComplete="email" />
    </Form>
  )
}
