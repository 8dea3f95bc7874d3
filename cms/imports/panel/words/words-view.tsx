import { Gutter } from '@payloadcms/ui'
import { WordsPage } from './late-words-page.tsx'
import '../import.css'
import './words.css'

/** The list of words that nobody knows, at the address of their collection. */
export const WordsView = () => (
  <Gutter className="imp">
    <WordsPage />
  </Gutter>
)
