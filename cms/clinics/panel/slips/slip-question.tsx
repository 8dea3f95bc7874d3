'use client'

import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import './slip-question.css'

interface SlipQuestionProps {
  question: string
  /** On the button that keeps it as it is. */
  yes: string
  confirm: () => void
  /** What else can be done about it. */
  instead?: { label: string; act: () => void }
}

/** Asks about what is often a slip; it holds up publishing until it is answered or mended. */
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
