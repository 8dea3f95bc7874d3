import type { Field } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'

const test = await startPayload()
afterAll(() => test.close())

/** Every label and option of some fields, as they are read. */
const wordsIn = (fields: Field[]): unknown[] =>
  fields.flatMap((field) => [
    'label' in field ? field.label : undefined,
    ...('options' in field
      ? field.options.map((option) => (typeof option === 'string' ? option : option.label))
      : []),
    ...('fields' in field ? wordsIn(field.fields) : []),
  ])

it('who can use a saved list is asked in plain words', () => {
  const { config } = test.payload.collections['payload-query-presets']
  const words = wordsIn(config.fields)
  for (const said of ['Who can use it', 'Who can change it', 'Only whoever made it'])
    expect(words).toContain(said)
  for (const unsaid of ['Only Me', 'Is Shared', 'Specific Users'])
    expect(words).not.toContain(unsaid)
})

it('buttons say what they do to which language', () => {
  const { translations } = test.payload.config.i18n
  expect(translations).toMatchObject({
    en: {
      version: { publishIn: 'Publish only the {{locale}} text' },
      localization: { copyToLocale: 'Copy texts to the other language…' },
    },
  })
})
