import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { GetForm } from './get-form.tsx'

interface GetButtonProps {
  /** Where the button goes without scripts. */
  action: string
  /** What it does instead with scripts. */
  onPress: () => void
  children: ReactNode
}

/** A button that works before any script has loaded, because it is its own GET form. */
export const GetButton = ({ action, onPress, children }: GetButtonProps) => (
  <GetForm
    action={action}
    onSubmit={(event) => {
      event.preventDefault()
      onPress()
    }}
  >
    <Button variant="outline" type="submit">
      {children}
    </Button>
  </GetForm>
)
