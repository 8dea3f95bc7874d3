import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isChanged, typedFieldsIn } from './typed-fields.ts'

/** Applies what was chosen in a form before its scripts loaded, or while its page was on its way. */
export const useEarlyChoice = (
  ref: RefObject<HTMLFormElement | null>,
  apply: (form: HTMLFormElement) => void,
) => {
  const onEarly = useEffectEvent(apply)
  useEffect(() => {
    const form = ref.current
    if (form && typedFieldsIn(form).some(isChanged)) onEarly(form)
  }, [ref])
}
