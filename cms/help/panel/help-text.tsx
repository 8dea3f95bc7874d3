'use client'
import { useSay } from '../../panel-kit/use-say.ts'
import type { HelpSection } from '../read-sections.ts'
import { sectionOfScreen } from '../section-of-screen.ts'
import { Contents, Sections } from './sections.tsx'

export interface HelpTextProps {
  /** Of the screen beside it. */
  path: string
  sections: readonly HelpSection[]
}

/** The help for one screen, then links to all of it. */
export const HelpText = ({ path, sections }: HelpTextProps) => {
  const say = useSay()
  const shown = sectionOfScreen(path)
  return (
    <>
      <Sections sections={sections.filter(({ topic }) => topic === shown)} />
      <h3>{say({ en: 'All of the help', es: 'Toda la ayuda' })}</h3>
      <Contents sections={sections} />
    </>
  )
}
