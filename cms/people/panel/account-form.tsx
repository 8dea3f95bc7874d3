'use client'
import { type FormEvent, type ReactNode, useState } from 'react'
import { sentenceOf } from '../../panel-kit/ask-endpoint.ts'

/** A text of a form. */
export const textOf = (data: FormData, name: string): string => String(data.get(name) ?? '')

interface AccountFormProps {
  button: string
  children: ReactNode
  /** Its error is shown as a sentence. */
  send: (data: FormData) => Promise<void>
}

/** A form of a few inputs, with one button and a place for what went wrong. */
export const AccountForm = ({ button, children, send }: AccountFormProps) => {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setTrouble('')
    try {
      await send(new FormData(event.currentTarget))
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <form className="account__form" method="post" onSubmit={(event) => void submit(event)}>
      {children}
      <p className="account__trouble" role="alert">
        {trouble}
      </p>
      <button aria-disabled={isBusy} className="account__submit" type="submit">
        {button}
      </button>
    </form>
  )
}
