import { useId, useState } from 'react'
import { reuseCopy } from '../../../copy/reuse.ts'
import { useCopy } from '../../../lib/language.tsx'
import { outlineButton } from '../../../theme/recipes/button.ts'
import { fieldLabel, textField } from '../../../theme/recipes/field.ts'
import { style } from '../../../theme/style.ts'

const area = style({
  fontFamily: 'ui-monospace, monospace',
  resize: 'vertical',
  fieldSizing: 'content',
})
const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginTop: '2',
  '@media (scripting: none)': { display: 'none' },
})

interface CodeToCopyProps {
  label: string
  code: string
  rows: number
}

/** A field that can be read and copied, also without scripts. */
export const CodeToCopy = ({ label, code, rows }: CodeToCopyProps) => {
  const copy = useCopy(reuseCopy).search
  const id = useId()
  const [said, say] = useState('')
  const take = () =>
    navigator.clipboard.writeText(code).then(
      () => say(copy.copied),
      () => say(copy.notCopied),
    )
  return (
    <div>
      <label css={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <textarea
        css={[textField, area]}
        id={id}
        rows={rows}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
        spellCheck={false}
        translate="no"
        readOnly
      />
      <div css={below}>
        <button
          css={outlineButton}
          type="button"
          aria-label={`${copy.copy}: ${label}`}
          onClick={take}
        >
          {copy.copy}
        </button>
        <p role="status">{said}</p>
      </div>
    </div>
  )
}
