import { useEffect } from 'react'
import { frameCopy } from '../copy/frame.ts'
import { useCopy } from './language.tsx'

/**
 * Says in the page's title, first of all, that a form has errors, for as long as it has some. Where
 * the page was asked with them, the server has said so in it.
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
      // The next page may have put its own there.
      if (document.title === title) document.title = plain
    }
  }, [wrong, error])
}
