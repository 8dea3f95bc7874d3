import { GetButton } from '../../../../components/get-button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { searchCopy } from '../../../../copy/search.ts'
import { useCopy, usePaths } from '../../../../lib/language.tsx'
import { type SearchValues, searchHref } from '../../values.ts'

interface SearchErrorProps {
  values: SearchValues
}

export const SearchError = ({ values }: SearchErrorProps) => {
  const copy = useCopy(searchCopy)
  const paths = usePaths()
  const { title, text, again } = copy.error
  return (
    <Notice title={title} role="alert">
      <p>{text}</p>
      <GetButton action={searchHref(paths, values)} onPress={() => window.location.reload()}>
        {again}
      </GetButton>
    </Notice>
  )
}
