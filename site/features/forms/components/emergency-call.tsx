import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { contactCopy } from '../../../copy/contact.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const note = style({
  background: 'alertWash',
  color: 'alert',
  borderInlineStartWidth: '4px',
  borderColor: 'alert',
  padding: '4',
})
const link = style({ fontWeight: 'heavy', color: 'inherit', paddingBlock: '2' })

/** Tells visitors to call 911, because nobody should wait here for an ambulance. */
export const EmergencyCall = () => {
  const { title, before, number, after } = useCopy(contactCopy).emergency
  return (
    <p css={note} role="note" aria-label={title}>
      <strong>{title}:</strong> {before}
      <a css={link} translate="no" href={outbound.telephone(number)}>
        {number}
      </a>
      {after}
    </p>
  )
}
