import { expect, it } from 'vitest'
import { authorIn } from '../../../cms/guides/present/author-in.ts'

it.each([
  ['en', 'Editorial team', 'Editorial team'],
  ['es', 'Editorial team', 'Equipo editorial'],
  ['es', ' editorial Team ', 'Equipo editorial'],
  ['es', 'Ana Ruiz', 'Ana Ruiz'],
  ['en', 'Ana Ruiz', 'Ana Ruiz'],
] as const)('in %s the author %j is %j', (locale, author, shown) => {
  expect(authorIn(locale, author)).toBe(shown)
})
