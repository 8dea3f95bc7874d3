import { useEffect, useState } from 'react'
import { offlineCopy } from '../../../copy/offline.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import type { Kind } from '../../../lib/offline/kept-page.ts'
import { type KeptPage, readKept } from '../../../lib/offline/read-kept.ts'
import { style } from '../../../theme/style.ts'

const section = style({ marginTop: '8' })
const list = style({
  marginTop: '2',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    minHeight: 'touch',
    paddingBlock: '1',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })
const quiet = style({ color: 'quiet' })

interface KeptListProps {
  kind: Kind
  heading: string
}

/** The pages of a kind that open without a connection; nothing if there are none. */
export const KeptList = ({ kind, heading }: KeptListProps) => {
  const copy = useCopy(offlineCopy)
  const locale = useLocale()
  const [pages, setPages] = useState<KeptPage[]>([])
  useEffect(() => {
    if ('caches' in window) readKept(kind).then(setPages, () => setPages([]))
  }, [kind])
  if (pages.length === 0) return null
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
  return (
    <section css={section}>
      <h2>{heading}</h2>
      <ul css={list}>
        {pages.map(({ address, title, at }) => (
          <li key={address}>
            <a css={link} href={address}>
              {title}
            </a>
            <span css={quiet}>{copy.date(day.format(at))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
