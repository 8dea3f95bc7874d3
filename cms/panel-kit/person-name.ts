interface Person {
  name?: string | null
  email: string
}

const beforeAt = (email: string) => email.split('@', 1)[0]

/**
 * What a colleague is called in the panel. Without a name it is what stands before the @: the whole address is
 * for the account itself and for admins.
 */
export const nameOf = ({ name, email }: Person): string =>
  name?.trim() || beforeAt(email) || 'Somebody'

/** The same of a relationship; null if it has none, or it was not read along. */
export const nameIn = (person: Person | number | null | undefined): string | null =>
  typeof person === 'object' && person ? nameOf(person) : null

/** The same, among people of whom several may have one name: 'Ana (a.diaz)'. */
export const nameAmong = (people: readonly Person[], person: Person): string => {
  const name = nameOf(person)
  const isShared = people.filter((other) => nameOf(other) === name).length > 1
  return isShared ? `${name} (${beforeAt(person.email)})` : name
}
