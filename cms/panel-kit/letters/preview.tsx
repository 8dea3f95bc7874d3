'use client'
import type { ShownLetter } from '../../mail/show-letter.ts'
import { useSay } from '../use-say.ts'

interface PreviewProps {
  letter: ShownLetter
}

/** A letter as it will arrive, in both forms. */
export const LetterPreview = ({ letter: { subject, html, text } }: PreviewProps) => {
  const say = useSay()
  return (
    <div className="letters-preview">
      <p>
        {say({ en: 'Subject:', es: 'Asunto:' })} <strong>{subject}</strong>
      </p>
      {/* Without scripts, and its links lead nowhere. */}
      <iframe
        title={say({ en: 'The email as it will arrive', es: 'El correo tal como llegará' })}
        sandbox=""
        srcDoc={html}
      />
      <details>
        <summary>{say({ en: 'As plain text', es: 'Como texto sin formato' })}</summary>
        <pre>{text}</pre>
      </details>
    </div>
  )
}
