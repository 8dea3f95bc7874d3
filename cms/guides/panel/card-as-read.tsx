import { useSay } from '../../panel-kit/use-say.ts'

const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A link card. The form knows its page by a number alone, so this says only that it leads to a page of the
 * site, or to which other address.
 */
export const CardAsRead = ({ values }: { values: Record<string, unknown> }) => {
  const say = useSay()
  return (
    <>
      <p>
        <strong>
          {words(values.title) || say({ en: 'No title yet', es: 'Todavía sin título' })}
        </strong>
      </p>
      {words(values.text) && <p>{words(values.text)}</p>}
      <p className="block-preview__where">
        {values.page
          ? say({ en: 'Leads to a page of this site', es: 'Lleva a una página de este sitio' })
          : words(values.url) ||
            say({ en: 'Leads nowhere yet', es: 'Todavía no lleva a ninguna parte' })}
      </p>
    </>
  )
}
