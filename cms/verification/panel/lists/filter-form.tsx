import { spokenLanguage } from '../../../contract/spoken-languages.ts'
import { Choice } from '../../../panel-kit/choice.tsx'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'
import type { CallFilter } from '../../call-lists/filter.ts'
import { REASON_NAMES } from '../../call-lists/filter-in-words.ts'
import { AGES } from '../../call-lists/limits.ts'
import { queueHref } from '../../call-lists/narrow.ts'
import type { FilterOptions } from '../../queries/filter-options.ts'

interface FilterFormProps {
  filter: CallFilter
  options: FilterOptions
  busy: boolean
  save: () => void
}

/** Which of the due clinics to call. It works as a plain form, so the filter stays in the address. */
export const FilterForm = ({ filter, options, busy, save }: FilterFormProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  return (
    <form className="calls__filter" action="/admin/verify">
      <Choice
        label={say({ en: 'State', es: 'Estado' })}
        name="state"
        value={filter.state}
        all={say({ en: 'All states', es: 'Todos los estados' })}
        options={options.states.map(({ abbreviation, name }) => [abbreviation, name])}
      />
      <Choice
        label={say({ en: 'Language', es: 'Idioma' })}
        name="language"
        value={filter.language}
        all={say({ en: 'Any language', es: 'Cualquier idioma' })}
        options={options.languages.map((spoken) => [spoken, spokenLanguage(spoken, language)])}
      />
      <Choice
        label={say({ en: 'Source', es: 'Fuente' })}
        name="source"
        value={filter.source}
        all={say({ en: 'All sources', es: 'Todas las fuentes' })}
        options={options.sources.map((source) => [source, source])}
      />
      <Choice
        label={say({ en: 'Reason', es: 'Motivo' })}
        name="reason"
        value={filter.reason}
        all={say({ en: 'Any reason', es: 'Cualquier motivo' })}
        options={Object.entries(REASON_NAMES).map(([reason, words]) => [reason, say(words)])}
      />
      <Choice
        label={say({ en: 'Due for', es: 'Pendiente desde hace' })}
        name="age"
        value={filter.age}
        all={say({ en: 'Any time', es: 'Cualquier tiempo' })}
        options={AGES.map((days) => [
          days,
          say({ en: `${days} days or more`, es: `${days} días o más` }),
        ])}
      />
      <div className="calls__row">
        <button className="plain-button plain-button--main" type="submit">
          {say({ en: 'Show these', es: 'Mostrar estas' })}
        </button>
        {Object.keys(filter).length > 0 && (
          <PlainButton disabled={busy} onClick={save}>
            {say({ en: 'Save as a list', es: 'Guardar como lista' })}
          </PlainButton>
        )}
        <a href={queueHref({ filter: {} })}>
          {say({ en: 'All clinics', es: 'Todas las clínicas' })}
        </a>
      </div>
    </form>
  )
}
