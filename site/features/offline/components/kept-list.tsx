import { chakra, defineStyle, Link, List, Span } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { offlineCopy } from '../../../copy/offline.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import type { Kind } from '../../../lib/offline/kept-page.ts'
import { type KeptPage, readKept } from '../../../lib/offline/read-kept.ts'

const section = defineStyle({ marginTop: '8' })

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
    <chakra.section css={section}>
      <h2>{heading}</h2>
      <List.Root
        marginTop="2"
        css={{
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
        }}
      >
        {pages.map(({ address, title, at }) => (
          <li key={address}>
            <Link display="inline-flex" alignItems="center" minHeight="touch" href={address}>
              {title}
            </Link>
            <Span color="quiet">{copy.date(day.format(at))}</Span>
          </li>
        ))}
      </List.Root>
    </chakra.section>
  )
}
