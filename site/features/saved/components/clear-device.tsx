import { useEffect, useRef, useState } from 'react'
import { keepCopy } from '../../../copy/keep.ts'
import { useCopy } from '../../../lib/language.tsx'
import { clearDevice } from '../../../lib/saved-clinics.ts'
import { outlineButton, solidButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'

const band = style({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  marginTop: '12',
  padding: { base: '4', md: '6' },
  background: 'wash',
  borderTopWidth: '3px',
  borderColor: 'brand',
  maxWidth: 'measure',
  '@media print, (scripting: none)': { display: 'none' },
})
const headingStyle = style({ fontSize: '20' })
const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })

/** Removes all that the site keeps in the browser, after a question. */
export const ClearDevice = () => {
  const { clear: copy } = useCopy(keepCopy).saved
  const [step, setStep] = useState<'none' | 'asked' | 'done'>('none')
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step === 'asked') no.current?.focus()
  }, [step])
  const clear = async () => {
    await clearDevice()
    setStep('done')
  }
  return (
    <section css={band}>
      <h2 css={headingStyle}>{copy.heading}</h2>
      <p>{copy.text}</p>
      {step === 'asked' ? (
        <div css={row}>
          <p>{copy.sure}</p>
          <button css={solidButton} type="button" onClick={clear}>
            {copy.yes}
          </button>
          <button css={outlineButton} type="button" ref={no} onClick={() => setStep('none')}>
            {copy.no}
          </button>
        </div>
      ) : (
        <button css={outlineButton} type="button" onClick={() => setStep('asked')}>
          {copy.button}
        </button>
      )}
      <p role="status">{step === 'done' && copy.done}</p>
    </section>
  )
}
