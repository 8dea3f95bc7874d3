import type { HelpSection } from '../read-sections.ts'
import './help.css'

interface SectionsProps {
  sections: readonly HelpSection[]
}

/** Sections of the help, one below the other. Screens link to a topic, the text to its own ids. */
export const Sections = ({ sections }: SectionsProps) =>
  sections.map(({ id, topic, title, html }) => (
    <section key={topic} id={topic} className="help" aria-label={title || undefined}>
      {title && <h2 id={id === topic ? undefined : id}>{title}</h2>}
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from a file of this repository
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  ))

/** Links to sections of the help’s own page. */
export const Contents = ({ sections }: SectionsProps) => (
  <ul className="help__contents">
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
