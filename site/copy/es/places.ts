/** What places with an article in a sentence begin with. */
const ARTICLES: [RegExp, string][] = [
  [/^Islas /, 'las'],
  [/^(?:Condado|Distrito) /, 'el'],
  [/^Parroquia /, 'la'],
  [/^Estados Federados /, 'los'],
]

/** 'el Condado de Harris' */
export const withArticle = (place: string) => {
  const article = ARTICLES.find(([pattern]) => pattern.test(place))?.[1]
  return article ? `${article} ${place}` : place
}

/** 'en Texas', 'en las Islas Marshall' */
export const inPlace = (place: string) => `en ${withArticle(place)}`

/** 'de Texas', 'del Distrito de Columbia'; the name of a town keeps its own article: 'de El Paso'. */
export const ofPlace = (place: string) => `de ${withArticle(place)}`.replace(/^de el /, 'del ')

/** 'cerca de Reno, Nevada' */
export const nearPlace = (place: string) => `cerca ${ofPlace(place)}`
