'use client'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'
import type { InvitationAnswer } from '../../endpoints/invite.ts'
import { Invited } from './invited.tsx'

interface InviteAgainProps {
  id: number
  email: string
}

/** Sends somebody who was invited another link; the earlier one ends. */
export const InviteAgain = ({ id, email }: InviteAgainProps) => {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<InvitationAnswer>()
  const [trouble, setTrouble] = useState('')
  const send = async () => {
    setBusy(true)
    setTrouble('')
    try {
      setAnswer(await askEndpoint<InvitationAnswer>(`/people/${id}/invite`, {}))
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <div className="person__row">
        <PlainButton disabled={busy} onClick={() => void send()}>
          {say({ en: 'Send a new invitation', es: 'Enviar una nueva invitación' })}
        </PlainButton>
      </div>
      <div role="status">{answer && <Invited {...answer} email={email} />}</div>
      <p role="alert">{trouble}</p>
    </>
  )
}
