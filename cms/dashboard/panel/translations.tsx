import type { ToTranslate } from '../../documents/translation/to-translate.ts'

const MOST = 12

const stateOf = ({ missing, changed }: ToTranslate): string =>
  [
    missing.length > 0 && `not translated: ${missing.join(', ')}`,
    changed.length > 0 && `English changed since: ${changed.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ')

/** What has to be translated, each with a link to its form in that language. */
export const Translations = ({ list }: { list: ToTranslate[] }) => (
  <>
    <ul>
      {list.slice(0, MOST).map((one) => (
        <li key={one.href}>
          <a href={one.href}>{one.title}</a>: {stateOf(one)}
        </li>
      ))}
    </ul>
    {list.length > MOST && <p>And {list.length - MOST} more.</p>}
    <p>
      <a href="/admin/collections/clinics?locale=es&where[or][0][and][0][description][exists]=false">
        Clinics whose description is not in Spanish
      </a>
    </p>
  </>
)
