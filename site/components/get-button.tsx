import type { ReactNode } from 'react'
import { outlineButton } from '../theme/recipes/button.ts'

interface GetButtonProps {
  /** Where the button goes without scripts. */
  action: string
  /** What it does instead with scripts. */
  onPress: () => void
  children: ReactNode
}

/** A button that works before any script has loaded, because it is its own GET form. */
export const GetButton = ({ action, onPress, children }: GetButtonProps) => {
  const { pathname, fields } = split(action)
  return (
    <form
      action={pathname}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button css={outlineButton} type="submit">
        {children}
      </button>
    </form>
  )
}

/** A GET form drops its address's own query, so the query goes into fields. */
const split = (action: string) => {
  const [pathname = '', query = ''] = action.split('?')
  return { pathname, fields: [...new URLSearchParams(query)] }
}
