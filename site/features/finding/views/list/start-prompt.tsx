import { Notice } from '../../../../components/notice.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy } from '../../../../lib/language.tsx'

export const StartPrompt = () => {
  const { title, text } = useCopy(searchCopy).start
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  )
}
