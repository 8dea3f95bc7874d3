/** The order of names as people look them up: 'Míchigan' is before 'Minnesota'. */
export const BY_NAME = `translate(lower(coalesce(own.name, english.name)), 'áéíóúüñ', 'aeiouun')`
