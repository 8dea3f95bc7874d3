import type { ReactNode } from 'react'
import type { PanelLanguage, Say } from '../../../panel-kit/say.ts'
import type { Today } from '../read-today.ts'

/** One thing that may need doing. */
export interface Task {
  title: string
  href?: string
  /** How much is waiting; left out where nothing is counted. */
  count?: number
  /** What is known of it. A task with something to say is shown even if nothing is waiting. */
  more?: ReactNode
}

export interface Reader {
  say: Say
  language: PanelLanguage
}

/** The tasks of one kind. Those that are not for the reader are left out. */
export type TasksOf = (today: Today, reader: Reader) => (Task | undefined | false)[]

/** The address of a list's documents with a value. */
export const list = (collection: string, value: string, field = 'status') =>
  `/admin/collections/${collection}?where[or][0][and][0][${field}][equals]=${encodeURIComponent(value)}`

interface LinksProps {
  links: { href: string; name: string; after?: ReactNode }[]
}

/** Documents that a task is about. */
export const Links = ({ links }: LinksProps) => (
  <ul>
    {links.map(({ href, name, after }) => (
      <li key={href}>
        <a href={href}>{name}</a>
        {after}
      </li>
    ))}
  </ul>
)
