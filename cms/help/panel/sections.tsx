import editors from '../../../docs/editors.md'
import { type HelpSection, readSections } from '../read-sections.ts'
import './help.css'

export const SECTIONS = readSections(editors)

interface SectionsProps {
  sections: readonly HelpSection[]
}

/** Sections of the help, one below the other. */
export const Sections = ({ sections }: SectionsProps) =>
  sections.map(({ id, title, html }) => (
    <section key={id} id={id} className="help" lang="en" aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from a file of this repository
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  ))

/** Links to sections of the help’s own page. */
export const Contents = ({ sections }: SectionsProps) => (
  <ul className="help__contents" lang="en">
    {sections.map(
      ({ id, title }) =>
        title && (
          <li key={id}>
            <a href={`/admin/help#${id}`}>{title}</a>
          </li>
        ),
    )}
  </ul>
)
