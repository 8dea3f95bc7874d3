'use client'

import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import './slip-question.css'

interface SlipQuestionProps {
  question: string
  /** Label of the button that keeps the value. */
  yes: string
  confirm: () => void
  /** Another choice, such as a correction. */
  instead?: { label: string; act: () => void }
}

/** Asks about a likely slip, which blocks publishing until it is confirmed or corrected. */
export const SlipQuestion = ({ question, yes, confirm, instead }: SlipQuestionProps) => (
  <div className="slip" role="alert">
    <p>{question}</p>
    <div>
      {instead && (
        <PlainButton isMain onClick={instead.act}>
          {instead.label}
        </PlainButton>
      )}
      <PlainButton onClick={confirm}>{yes}</PlainButton>
    </div>
  </div>
)
