import { expect, it } from 'vitest'
import { changesByPerson } from '../../../cms/documents/panel/publish/changes-by-person.ts'

const change = (field: string, who: string | null, locale: 'en' | 'es' | null = null) => ({
  field,
  who,
  locale,
  isMine: who === 'Ben',
})

it('lists unpublished changes by person, one’s own last, with the language', () => {
  const changes = [
    change('Phone', 'Ben'),
    change('Phone', 'Ana'),
    change('Description', 'Ana', 'en'),
    change('Hours', null),
    change('Description', 'Ben', 'es'),
  ]
  expect(changesByPerson(changes)).toEqual([
    { who: 'Ana', fields: ['Phone', 'Description (English)'] },
    { who: 'Not changed by a person', fields: ['Hours'] },
    { who: 'You', fields: ['Phone', 'Description (Español)'] },
  ])
  expect(changesByPerson([])).toEqual([])
})
