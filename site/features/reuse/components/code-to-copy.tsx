import { Button, Flex, Textarea } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LabelledField } from '../../../components/labelled-field.tsx'
import { reuseCopy } from '../../../copy/reuse.ts'
import { useCopy } from '../../../lib/language.tsx'

interface CodeToCopyProps {
  label: string
  code: string
  rows: number
}

/** A field that can be read and copied, also without scripts. */
export const CodeToCopy = ({ label, code, rows }: CodeToCopyProps) => {
  const copy = useCopy(reuseCopy).search
  const [message, setMessage] = useState('')
  const take = () =>
    navigator.clipboard.writeText(code).then(
      () => setMessage(copy.copied),
      () => setMessage(copy.notCopied),
    )
  return (
    <LabelledField id={useId()} label={label}>
      <Textarea
        lineHeight="1.25"
        fontFamily="ui-monospace, monospace"
        css={{ fieldSizing: 'content' }}
        rows={rows}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
        spellCheck={false}
        htmlTranslate="no"
        readOnly
      />
      <Flex
        flexWrap="wrap"
        alignItems="center"
        gap="3"
        marginTop="2"
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        <Button
          variant="outline"
          type="button"
          aria-label={`${copy.copy}: ${label}`}
          onClick={take}
        >
          {copy.copy}
        </Button>
        <p role="status">{message}</p>
      </Flex>
    </LabelledField>
  )
}
