import type { Field } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'

const test = await startPayload()
afterAll(() => test.close())

/** Every label and option of some fields, as people read them. */
const wordsIn = (fields: Field[]): unknown[] =>
  fields.flatMap((field) => [
    'label' in field ? field.label : undefined,
    ...('options' in field
      ? field.options.map((option) => (typeof option === 'string' ? option : option.label))
      : []),
    ...('fields' in field ? wordsIn(field.fields) : []),
  ])

it('a saved list asks in plain words who can use it', () => {
  const { config } = test.payload.collections['payload-query-presets']
  const words = wordsIn(config.fields)
  for (const said of ['Who can use it', 'Who can change it', 'Only the person who created it'])
    expect(words).toContain(said)
  for (const unsaid of ['Only Me', 'Is Shared', 'Specific Users'])
    expect(words).not.toContain(unsaid)
})

it('buttons say which language they affect', () => {
  const { translations } = test.payload.config.i18n
  expect(translations).toMatchObject({
    en: {
      version: { publishIn: 'Publish only the {{locale}} text' },
      localization: { copyToLocale: 'Copy text to the other language…' },
    },
  })
})
