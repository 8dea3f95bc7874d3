import { Button, defineStyle, Text } from '@chakra-ui/react'
import { Icon } from '../../../../components/icon.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy } from '../../../../lib/language.tsx'
import { askWhere, type NearMe } from '../../use-near-me.ts'

const problem = defineStyle({ fontWeight: 'bold' })
const button = defineStyle({ '@media (scripting: none)': { display: 'none' } })

/** Says what happens to a visitor's location before the browser asks for it. */
export const NearPrompt = ({ status }: Pick<NearMe, 'status'>) => {
  const { near: text } = useCopy(searchCopy)
  const isFinding = status === 'finding'
  return (
    <Notice title={text.ask}>
      <p>{text.explain}</p>
      <noscript>
        <Text css={problem}>{text.noScripts}</Text>
      </noscript>
      {/* The same element in every state: only then are its changes read aloud. */}
      <Text css={problem} role="status">
        {status === 'refused' ? text.refused : status === 'failed' ? text.failed : ''}
      </Text>
      <Button css={button} type="button" aria-disabled={isFinding} onClick={askWhere}>
        <Icon name="locate" />
        <span>{isFinding ? text.finding : text.button}</span>
      </Button>
    </Notice>
  )
}
