import type { ToTranslate } from '../../documents/translation/to-translate.ts'
import { type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'

export const UNTRANSLATED_CLINICS =
  '/admin/collections/clinics?locale=es&where[or][0][and][0][description][exists]=false'

const MOST = 12

const stateOf = ({ missing, changed }: ToTranslate, say: Say): string => {
  const [none, old] = [missing.join(', '), changed.join(', ')]
  return [
    none && say({ en: `not translated: ${none}`, es: `sin traducir: ${none}` }),
    old && say({ en: `English changed since: ${old}`, es: `el inglés cambió después: ${old}` }),
  ]
    .filter(Boolean)
    .join('; ')
}

interface TranslationsProps {
  list: ToTranslate[]
  language: PanelLanguage
}

/** What has to be translated, each with a link to its form in that language. */
export const Translations = ({ list, language }: TranslationsProps) => {
  const say = sayIn(language)
  const more = list.length - MOST
  return (
    <>
      <ul>
        {list.slice(0, MOST).map((one) => (
          <li key={one.href}>
            <a href={one.href}>{one.title}</a>: {stateOf(one, say)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{say({ en: `And ${more} more.`, es: `Y ${more} más.` })}</p>}
      <p>
        <a href={UNTRANSLATED_CLINICS}>
          {say({
            en: 'Clinics whose description is not in Spanish',
            es: 'Clínicas cuya descripción no está en español',
          })}
        </a>
      </p>
    </>
  )
}
