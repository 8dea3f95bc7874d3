import { getLocalI18n } from 'payload'
import { expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'
import { block, leaf, link, paragraph, richText } from '../../support/rich-text.ts'

/** What those mends are for that no other test would miss; see payload-itself.test.ts for the faults. */
const { payload } = await startPayload()

it('no connection to the database is held for nothing (payload-pool)', async () => {
  const { pool } = payload.db
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)
})

it('the settings are found by their name, as copying them to another language needs (copied-globals)', () => {
  expect(Reflect.get(payload.globals, 'site-settings')).toMatchObject({
    config: { slug: 'site-settings' },
  })
})

it('who may use a saved list is asked in plain words (preset-words)', () => {
  const presets = payload.collections['payload-query-presets'].config
  const words = JSON.stringify(presets.fields)
  expect(words).toContain('Who can change it')
  expect(words).not.toMatch(/Only Me|Specific Users/)
})

/** What is said of a guide's text that is published, by the label of what is wrong. */
const refused = async (body: object, language: 'en' | 'es'): Promise<Record<string, string>> => {
  const collection = 'guides'
  const data = { title: 'Faults', summary: 'Of texts.', body, _status: 'published' }
  const i18n = await getLocalI18n({ config: payload.config, language })
  const making = payload.create({ collection, data: data as never, req: { i18n, t: i18n.t } })
  const error = await making.then(
    () => new Error('It was published'),
    (reason) => reason,
  )
  const errors: { label: string; message: string }[] = error.data?.errors ?? []
  return Object.fromEntries(
    errors.map(({ label, message }) => [label.split(' > ').at(-1), message]),
  )
}

it('an unfinished link is refused in words, in both languages (text-faults)', async () => {
  const fields = { linkType: 'custom', newTab: false, url: 'https://' }
  const body = richText(paragraph(leaf('Read '), link(fields, leaf('this'))))
  expect(await refused(body, 'en')).toMatchObject({
    Body: 'The link “this” leads nowhere yet. Enter its address, choose a page, or remove the link.',
    'Enter a URL': expect.stringMatching(/^Enter a whole address/),
  })
  expect(await refused(body, 'es')).toMatchObject({
    Texto: expect.stringMatching(/^El enlace «this» no lleva todavía a ningún lugar/),
    'Escriba una dirección web': expect.stringMatching(/^Escriba una dirección completa/),
  })
})

it('a list of steps asks for steps and not for rows (counted-rows)', async () => {
  const step = { id: 'c'.repeat(24), title: 'Call' }
  const body = richText(block({ blockType: 'steps', steps: [step] }))
  expect(await refused(body, 'en')).toMatchObject({
    Steps: 'This field requires at least 2 steps.',
    Body: expect.stringMatching(/^A part of this text isn’t complete/),
  })
  expect(await refused(body, 'es')).toMatchObject({
    Pasos: 'Este campo requiere al menos 2 pasos.',
  })
})

it('a list that the product comes with keeps its English name when it is saved in Spanish (preset-words)', async () => {
  const collection = 'payload-query-presets'
  const i18n = await getLocalI18n({ config: payload.config, language: 'es' })
  const req = { i18n, t: i18n.t }
  const data = { title: 'Nunca verificadas', relatedCollection: 'clinics' } as const
  const { id, title } = await payload.create({ collection, data, req })
  expect(title).toBe('Nunca verificadas')
  expect((await payload.findByID({ collection, id })).title).toBe('Never verified')
  await payload.delete({ collection, id })
})
