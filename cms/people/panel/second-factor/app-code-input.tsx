import { useSay } from '../../../panel-kit/use-say.ts'
import { TextInput } from '../text-input.tsx'

/** For the six digits that an authenticator app shows. */
export const AppCodeInput = ({ autoFocus = false }: { autoFocus?: boolean }) => {
  const say = useSay()
  return (
    <TextInput
      label={say({ en: 'Code', es: 'Código' })}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={7}
      pattern="\s*(\d\s*){6}"
      title={say({ en: 'Six digits', es: 'Seis dígitos' })}
      hint={say({
        en: 'Six digits. The app shows new ones every 30 seconds.',
        es: 'Seis dígitos. La aplicación muestra otros cada 30 segundos.',
      })}
      autoFocus={autoFocus}
      required
    />
  )
}
