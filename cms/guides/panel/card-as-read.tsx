const words = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A link card. The form knows its page by a number alone, so this says only that it leads to a page of the
 * site, or to which other address.
 */
export const CardAsRead = ({ values }: { values: Record<string, unknown> }) => (
  <>
    <p>
      <strong>{words(values.title) || 'No title yet'}</strong>
    </p>
    {words(values.text) && <p>{words(values.text)}</p>}
    <p className="block-preview__where">
      {values.page ? 'Leads to a page of this site' : words(values.url) || 'Leads nowhere yet'}
    </p>
  </>
)
