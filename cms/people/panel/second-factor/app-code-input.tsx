import { TextInput } from '../text-input.tsx'

/** For the six digits that an authenticator app shows. */
export const AppCodeInput = ({ autoFocus = false }: { autoFocus?: boolean }) => (
  <TextInput
    label="Code"
    name="code"
    autoComplete="one-time-code"
    inputMode="numeric"
    maxLength={7}
    pattern="\s*(\d\s*){6}"
    title="Six digits"
    hint="Six digits. The app shows new ones every 30 seconds."
    autoFocus={autoFocus}
    required
  />
)
