import { GetButton } from '../../../components/get-button.tsx'
import { mapCopy } from '../../../copy/map.ts'
import { useCopy } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const block = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '2',
  marginTop: '3',
})

/** The clinics could not be loaded, so it is not known how many there are. */
export const LoadFailed = ({ action }: { action: string }) => {
  const copy = useCopy(mapCopy)
  return (
    <div role="alert" css={block}>
      <p>{copy.failed}</p>
      <GetButton action={action} onPress={() => window.location.reload()}>
        {copy.again}
      </GetButton>
    </div>
  )
}
