import { newsletterFields } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { newsletterCopy } from '../../../copy/newsletter.ts'
import { useCopy } from '../../../lib/language.tsx'
import { Form } from './form.tsx'
import { TextInput } from './text-input.tsx'

/** The subscribing state is shown for at least this many milliseconds, as with a message. */
const LEAST_MS = 1_000

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
      leastMs={LEAST_MS}
      words={copy}
      success={copy.success}
    >
      <TextInput name="email" type="email" autoComplete="email" />
    </Form>
  )
}
