import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusFollowed, hasFollowed, rememberLink } from '../../../lib/followed-links.ts'

/** After Back, returns the focus to the link that the visitor followed. */
export const FocusRestoration = () => {
  const { key } = useLocation()
  const back = useNavigationType() === 'POP'
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[href]')
      if (link) rememberLink(key, link)
    }
    document.addEventListener('click', note, true)
    return () => document.removeEventListener('click', note, true)
  }, [key])
  useEffect(() => (back && hasFollowed(key) ? focusFollowed(key) : undefined), [key, back])
  return null
}
