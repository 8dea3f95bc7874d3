import { Button, defineStyle } from '@chakra-ui/react'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/** Later than this, the scripts that apply a choice at once may never come. */
const LATE = '4s'

const untilScripts = defineStyle({
  position: 'absolute',
  visibility: 'hidden',
  animation: `comeLate 1ms ${LATE} forwards`,
  '@media (scripting: none)': { position: 'static', visibility: 'visible', animation: 'none' },
})

interface ApplyButtonProps {
  label: string
  /** The id of the form, if the button is outside of it. */
  form?: string
}

/** Sends the filters that were chosen, where no script does: it is off, late or lost. */
export const ApplyButton = ({ label, form }: ApplyButtonProps) =>
  !useHydrated() && (
    <Button variant="outline" css={untilScripts} type="submit" form={form}>
      {label}
    </Button>
  )
