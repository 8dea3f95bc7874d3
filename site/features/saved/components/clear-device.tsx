import { Button, chakra, defineStyle, Flex, Heading } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { keepCopy } from '../../../copy/keep.ts'
import { useCopy } from '../../../lib/language.tsx'
import { clearDevice } from '../../../lib/saved-clinics.ts'

const band = defineStyle({
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

/** Removes all that the site keeps in the browser, after a question. */
export const ClearDevice = () => {
  const { clear: copy } = useCopy(keepCopy).saved
  const [step, setStep] = useState<'none' | 'confirming' | 'done'>('none')
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (step === 'confirming') no.current?.focus()
  }, [step])
  const clear = async () => {
    await clearDevice()
    setStep('done')
  }
  return (
    <chakra.section css={band}>
      <Heading fontSize="20">{copy.heading}</Heading>
      <p>{copy.text}</p>
      {step === 'confirming' ? (
        <Flex flexWrap="wrap" alignItems="center" gap="3">
          <p>{copy.sure}</p>
          <Button type="button" onClick={clear}>
            {copy.yes}
          </Button>
          <Button variant="outline" type="button" ref={no} onClick={() => setStep('none')}>
            {copy.no}
          </Button>
        </Flex>
      ) : (
        <Button variant="outline" type="button" onClick={() => setStep('confirming')}>
          {copy.button}
        </Button>
      )}
      <p role="status">{step === 'done' && copy.done}</p>
    </chakra.section>
  )
}
