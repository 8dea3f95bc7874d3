'use client'
import type { ShownLetter } from '../../mail/show-letter.ts'

interface PreviewProps {
  letter: ShownLetter
}

/** A letter as it will arrive, in both forms. */
export const LetterPreview = ({ letter: { subject, html, text } }: PreviewProps) => (
  <div className="letters-preview">
    <p>
      Subject: <strong>{subject}</strong>
    </p>
    {/* Without scripts, and its links lead nowhere. */}
    <iframe title="The email as it will arrive" sandbox="" srcDoc={html} />
    <details>
      <summary>As plain text</summary>
      <pre>{text}</pre>
    </details>
  </div>
)
