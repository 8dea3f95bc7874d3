/** A title inside a sentence: 'Atención dental' → 'atención dental'. Names and initials stay. */
export const midSentence = (title: string) =>
  /^\p{Lu}[^\p{Lu}]+$/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title

/** A phrase that begins a sentence: 'cerca de Reno' → 'Cerca de Reno'. */
export const beginning = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1)
