import { Notice } from '../../../components/notice.tsx'
import { useLanguage } from '../../../lib/language.tsx'

export const StartPrompt = () => {
  const { title, text } = useLanguage().copy.search.start
  return (
    <Notice title={title}>
      <p>{text}</p>
    </Notice>
  )
}
