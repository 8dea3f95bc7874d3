import { seedTranslations } from '@healthcare-for-all/seed'
import { describe, expect, it } from 'vitest'
import { fillWhatIsNew } from '../../../cms/bin/prepare.ts'
import type { Answer, RichText } from '../../../cms/contract/index.ts'
import { startApi, type Values } from '../../support/api-server.ts'
import { block, leaf, link, paragraph, richText } from '../../support/rich-text.ts'

const api = await startApi()

const guide = (slug: string, locale = 'en') => api.call('guideBySlug', { slug, locale })
const articles = (query: Values = {}) => api.call('articles', query)

const typesOf = (body: RichText) => body.map(({ type }) => type)
/** All texts of a body, with a break after each. */
const wordsOf = (body: RichText) =>
  [...JSON.stringify(body).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('\n')
const slugsOf = (answer: Answer<'articles'>) => answer.articles.map(({ slug }) => slug)

const changeGuide = (slug: string, data: object, locale: 'en' | 'es' = 'en') =>
  api.payload.update({ collection: 'guides', where: { slug: { equals: slug } }, locale, data })

describe('a guide', () => {
  it('is in Spanish where there is Spanish, and in English elsewhere', async () => {
    const english = await guide('qualify')
    const spanish = await guide('qualify', 'es')
    expect(spanish.title).toBe('¿Califica para recibir atención gratis o de bajo costo?')
    expect(spanish.summary).not.toBe(english.summary)
    expect([english.inEnglish, spanish.inEnglish]).toEqual([[], []])
    expect(typesOf(spanish.body)).toEqual(typesOf(english.body))
    // Not translated; and started and deleted again.
    const untranslated = { medications: null, insurance: richText(paragraph()) }
    for (const [slug, body] of Object.entries(untranslated)) {
      await changeGuide(slug, { body, title: 'Guía' }, 'es')
      const shown = () => guide(slug, 'es')
      await expect.poll(async () => (await shown()).title).toBe('Guía')
      expect(await shown()).toMatchObject({ body: (await guide(slug)).body, inEnglish: ['body'] })
    }
  })

  it('or an article that is a draft is not found, and a draft of a published guide does not show', async () => {
    const { docs } = await api.payload.find({ collection: 'article-categories', limit: 1 })
    const half = { title: 'Drafted', slug: 'drafted', _status: 'draft' } as const
    const category = docs[0]?.id ?? 0
    const article = { excerpt: 'Not yet.', category, author: 'Ana', date: '2025-01-01' }
    const collection = 'articles'
    await api.payload.create({ collection, draft: true, data: { ...half, ...article } })
    const draft = { collection: 'guides', draft: true } as const
    const { id } = await api.payload.create({ ...draft, data: { ...half, summary: 'Not yet.' } })
    for (const path of ['guides/drafted', 'articles/drafted'])
      expect((await api.get(`/api/${path}`)).status).toBe(404)
    expect(slugsOf(await articles())).not.toContain('drafted')
    const reviewedAt = '2026-11-03T12:00:00.000Z'
    const reviewed = { reviewedAt, _status: 'published' } as const
    await api.payload.update({ collection: 'guides', id, data: reviewed })
    const future = { ...reviewed, reviewedAt: '2099-01-01T12:00:00.000Z' }
    await expect(api.payload.update({ collection: 'guides', id, data: future })).rejects.toThrow(
      /Last reviewed/,
    )
    const again = { title: 'Reworded', reviewedAt: '2026-11-20T12:00:00.000Z' }
    await api.payload.update({ ...draft, id, data: { ...again, _status: 'draft' } })
    await expect
      .poll(async () => (await api.get('/api/guides/drafted')).json())
      .toMatchObject({ title: 'Drafted', reviewedAt })
  })
})

describe('articles', () => {
  it('are listed newest first, the first one featured, by category, and in pages without gaps', async () => {
    const all = await articles()
    expect(all.total).toBe(6)
    const dates = all.articles.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(all.articles.map(({ featured }) => featured)).toEqual(
      dates.map((_, index) => index === 0),
    )
    expect(new Set(all.articles.map(({ category }) => category.name)).size).toBe(6)
    const page = await articles({ limit: 4, offset: 3 })
    expect([slugsOf(page), page.total]).toEqual([slugsOf(all).slice(3), 6])
    expect(slugsOf(await articles({ category: 'mental-health' }))).toEqual(['someone-to-talk-to'])
    expect(await articles({ category: 'astrology' })).toEqual({ articles: [], total: 0 })
  })

  it('have a body, and are in Spanish too, with their tiles', async () => {
    const { articles: listed } = await articles({ locale: 'es' })
    const own = { readTime: '4 min de lectura', author: 'Equipo editorial', hasBody: true }
    for (const article of listed) expect(article).toMatchObject(own)
    expect(listed[0]?.category.name).toBe('Acceso a la atención')
    const slug = listed[0]?.slug ?? ''
    const english = await api.call('articleBySlug', { slug })
    const spanish = await api.call('articleBySlug', { slug, locale: 'es' })
    expect(spanish.title).not.toBe(english.title)
    expect(typesOf(spanish.body)).toEqual(typesOf(english.body))
    expect(wordsOf(spanish.body)).not.toBe(wordsOf(english.body))
    const tiles = await api.call('articleCategories')
    expect(tiles.slice(0, 2)).toMatchObject([
      { name: 'Patient Rights', count: 8 },
      { name: 'Healthcare Access', count: 12 },
    ])
    const settings = { slug: 'site-settings', data: { articlesCounted: true } } as const
    await api.payload.updateGlobal(settings)
    const counts = async () => (await api.call('articleCategories')).map(({ count }) => count)
    await expect.poll(counts).toEqual([1, 1, 1, 1, 1, 1])
    await api.payload.updateGlobal({ ...settings, data: { articlesCounted: false } })
  })
})

it('the legal texts have the date of their last change', async () => {
  for (const page of ['privacy', 'terms']) {
    const { updated, body } = await api.call('legalPage', { page })
    expect([updated, body.length > 10]).toEqual(['December 2024', true])
    const spanish = await api.call('legalPage', { page, locale: 'es' })
    expect(spanish.updated).toBe('diciembre de 2024')
    expect(typesOf(spanish.body)).toEqual(typesOf(body))
    expect(wordsOf(spanish.body)).toContain('menores de 13 años')
  }
})

it('a database from before there was Spanish gets it where the English is still the seed’s own, once', async () => {
  const { payload } = api
  const spanish = { locale: 'es', where: { id: { exists: true } }, data: { body: null } } as const
  await payload.update({ collection: 'guides', ...spanish })
  await payload.update({ collection: 'articles', ...spanish })
  const legal = { privacy: null, terms: null }
  await payload.updateGlobal({ slug: 'site-settings', locale: 'es', data: legal })
  await changeGuide('payment', { summary: 'Our own words.' })
  const { docs } = await payload.find({
    collection: 'guides',
    where: { slug: { equals: 'insurance' } },
  })
  const { root } = docs[0]?.body ?? {}
  await changeGuide('insurance', { body: { root: { ...root, children: root?.children.slice(1) } } })
  const inEnglish = (path: string) =>
    expect.poll(async () => (await (await api.get(`/api/${path}?locale=es`)).json()).inEnglish)
  await inEnglish('guides/qualify').toEqual(['body'])
  await inEnglish('legal/terms').toEqual(['body'])
  await fillWhatIsNew(payload)
  const own = ['guides/qualify', 'guides/payment', 'articles/someone-to-talk-to']
  for (const path of [...own, 'legal/terms', 'legal/privacy']) await inEnglish(path).toEqual([])
  await inEnglish('guides/insurance').toEqual(['body'])
  expect(wordsOf((await guide('qualify', 'es')).body)).toContain('Junte sus papeles')
  expect(await seedTranslations(payload)).toBe(0)
})

it('the blocks of guides reach the public page with their links, except links to drafts', async () => {
  const { payload } = api
  const data = { title: 'Not yet', slug: 'not-yet', summary: 'A draft', _status: 'draft' } as const
  const draft = await payload.create({ collection: 'guides', data })
  const where = { slug: { equals: 'qualify' } }
  const [qualify] = (await payload.find({ collection: 'guides', where })).docs
  const to = (value: unknown) => ({ relationTo: 'guides', value })
  const card = { blockType: 'link-card', title: 'Go on' }
  const linked = { linkType: 'internal', newTab: false, doc: to(qualify?.id) }
  const words = richText(paragraph(leaf('Read '), link(linked, leaf('this'))))
  const body = richText(
    block({ id: 'card', ...card, page: to(qualify?.id) }),
    block({ id: 'draft', ...card, page: to(draft.id) }),
    block({ id: 'call-out', blockType: 'call-out', tone: 'tip', title: 'Read', text: words }),
  )
  await changeGuide('payment', { body, _status: 'published' })
  const target = { type: 'page', page: 'guides', slug: 'qualify' }
  const content = [
    { type: 'text', text: 'Read ' },
    { ...target, content: [{ type: 'text', text: 'this' }] },
  ]
  await expect
    .poll(async () => (await guide('payment')).body)
    .toEqual([
      { type: 'link-card', title: 'Go on', text: '', target },
      { type: 'call-out', tone: 'tip', title: 'Read', content },
    ])
})
