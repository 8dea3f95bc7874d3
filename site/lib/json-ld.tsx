interface JsonLdProps {
  data: object
}

/** Structured data. '<' is escaped, so that no text can close the element. */
export const JsonLd = ({ data }: JsonLdProps) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with every '<' escaped
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
)
