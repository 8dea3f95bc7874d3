import { useEffect } from 'react'
import { frameCopy } from '../copy/frame.ts'
import { useCopy } from './language.tsx'

/**
 * Puts 'Error' first in the page's title for as long as a form has errors. If the form was posted
 * with errors, the server has already done so.
 */
export const useErrorTitle = (wrong: boolean) => {
  const { error } = useCopy(frameCopy)
  useEffect(() => {
    const plain = document.title.startsWith(error)
      ? document.title.slice(error.length)
      : document.title
    const title = wrong ? error + plain : plain
    document.title = title
    return () => {
      // The next page may have set its own title.
      if (document.title === title) document.title = plain
    }
  }, [wrong, error])
}
