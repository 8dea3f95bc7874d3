import { Button, defineStyle } from '@chakra-ui/react'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/** Later than this, the scripts that apply a choice at once may never come. */
const LATE = '4s'

/** On a phone it closes the sheet that it is in, and is always there. */
const onPhone = defineStyle({ lgDown: { width: 'full' } })
const untilScripts = defineStyle({
  lg: {
    position: 'absolute',
    visibility: 'hidden',
    animation: `comeLate 1ms ${LATE} forwards`,
    '@media (scripting: none)': { position: 'static', visibility: 'visible', animation: 'none' },
  },
})
const withScripts = defineStyle({ lg: { display: 'none' } })

interface ApplyButtonProps {
  label: string
  /** What it says where each choice applies at once. */
  done: string
  /** The id of the form. */
  form: string
  /** Called in place of sending the form. */
  onDone: () => void
}

/** Sends the filters that were chosen, where no script does: it is off, late or lost. */
export const ApplyButton = ({ label, done, form, onDone }: ApplyButtonProps) => {
  const hydrated = useHydrated()
  return (
    <Button
      css={[onPhone, hydrated ? withScripts : untilScripts]}
      type="submit"
      form={form}
      onClick={(event) => {
        if (!hydrated) return
        event.preventDefault()
        onDone()
      }}
    >
      {hydrated ? done : label}
    </Button>
  )
}
