import { formsCopy } from '../../../copy/forms.ts'
import { useCopy } from '../../../lib/language.tsx'
import { Choice } from './choice.tsx'

/** Yes, no, or no answer if that is unknown. */
export const YesNo = ({ name }: { name: string }) => {
  const { yes, no } = useCopy(formsCopy).yesNo
  const options = [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ]
  return <Choice name={name} options={options} />
}
