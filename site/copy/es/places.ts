/** What places with an article in a sentence begin with, and how a sentence says that. */
const ARTICLES: [start: RegExp, inSentence: string][] = [
  [/^New York, Nueva York$/, 'la ciudad de Nueva York'],
  [/^Islas /, 'las Islas '],
  [/^Condado /, 'el condado '],
  [/^Distrito /, 'el Distrito '],
  [/^Parroquia /, 'la parroquia '],
  [/^Estados Federados /, 'los Estados Federados '],
]

/** 'el condado de Harris', 'la ciudad de Nueva York' */
export const withArticle = (place: string) => {
  const found = ARTICLES.find(([start]) => start.test(place))
  return found ? place.replace(...found) : place
}

/** 'en Texas', 'en las Islas Marshall' */
export const inPlace = (place: string) => `en ${withArticle(place)}`

/** 'de Texas', 'del Distrito de Columbia'; the name of a town keeps its own article: 'de El Paso'. */
export const ofPlace = (place: string) => `de ${withArticle(place)}`.replace(/^de el /, 'del ')

/** 'a Texas', 'al condado de Harris' */
export const toPlace = (place: string) => `a ${withArticle(place)}`.replace(/^a el /, 'al ')

/** 'cerca de Reno, Nevada' */
export const nearPlace = (place: string) => `cerca ${ofPlace(place)}`
