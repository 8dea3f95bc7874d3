/** A clinic's public page: /services/united-states/… and /services/category/… are other pages. */
const ADDRESS = /\/services\/(?!united-states\b|category\b)([a-z0-9]+(?:-[a-z0-9]+)*)/

/** The slug of the first clinic whose page is named in some texts; undefined if there is none. */
export const namedClinic = (...texts: string[]): string | undefined =>
  texts.map((text) => ADDRESS.exec(text)?.[1]).find((slug) => slug !== undefined)
