import { staffLinkFields } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { staffCopy } from '../../../copy/staff.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { LEAST_MS } from '../least-ms.ts'
import { Form } from './form.tsx'
import { TextInput } from './text-input.tsx'

interface StaffLinkFormProps {
  slug: string
}

/** Asks for a link to a clinic's own listing. */
export const StaffLinkForm = ({ slug }: StaffLinkFormProps) => {
  const { form, success } = useCopy(staffCopy).ask
  const paths = usePaths()
  return (
    <Form
      name="staff"
      label={form.heading}
      action={paths.staffLink(slug)}
      target={api.staffLinks}
      fields={staffLinkFields}
      texts={form.fields}
      leastMs={LEAST_MS.staffLink}
      words={form}
      success={success}
    >
      <input type="hidden" name="clinic" value={slug} />
      <TextInput name="email" type="email" autoComplete="email" />
    </Form>
  )
}
