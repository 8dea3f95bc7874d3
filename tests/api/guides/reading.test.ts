import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Answer,
  endpoints,
  type Operation,
  type RichText,
} from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

/** Gets an answer and checks it against the contract. */
const ask = async <Name extends Operation>(name: Name, path: string): Promise<Answer<Name>> => {
  const response = await api.get(path)
  expect(response.status).toBe(200)
  const answer: Answer<Name> = await response.json()
  expect(endpoints[name].response.parse(answer)).toEqual(answer)
  return answer
}

const typesOf = (body: RichText) => body.map(({ type }) => type)
/** All texts of a body, with a break after each. */
const wordsOf = (body: RichText) =>
  [...JSON.stringify(body).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join('\n')

const slugsOf = ({ articles }: Answer<'articles'>) => articles.map(({ slug }) => slug)

const categoryId = async (slug: string): Promise<number> => {
  const { docs } = await api.payload.find({
    collection: 'article-categories',
    where: { slug: { equals: slug } },
  })
  if (!docs[0]) throw new Error(`The seed has the category ${slug}`)
  return docs[0].id
}

describe('a guide', () => {
  it.each(['qualify', 'insurance', 'payment', 'medications'])('%s has a body', async (slug) => {
    const guide = await ask('guideBySlug', `/api/guides/${slug}`)
    expect(guide.body.length).toBeGreaterThan(10)
    const ids = guide.body.flatMap((block) => (block.type === 'heading' ? [block.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is in Spanish where there is Spanish, and in English elsewhere', async () => {
    const english = await ask('guideBySlug', '/api/guides/qualify')
    const spanish = await ask('guideBySlug', '/api/guides/qualify?locale=es')
    expect(spanish.title).toBe('¿Califica para recibir atención gratis o de bajo costo?')
    expect(spanish.summary).not.toBe(english.summary)
    expect([english.inEnglish, spanish.inEnglish]).toEqual([[], []])
    expect(wordsOf(spanish.body)).toContain('Junte sus papeles.')
    expect(typesOf(spanish.body)).toEqual(typesOf(english.body))
    await api.payload.update({
      collection: 'guides',
      where: { slug: { equals: 'medications' } },
      locale: 'es',
      data: { body: null },
    })
    const untranslated = () => ask('guideBySlug', '/api/guides/medications?locale=es')
    const { body } = await ask('guideBySlug', '/api/guides/medications')
    await expect.poll(async () => (await untranslated()).body).toEqual(body)
    const { title, inEnglish } = await untranslated()
    expect(title).toBe('Ayuda con el costo de las medicinas')
    expect(inEnglish).toEqual(['body'])
  })

  it('stays in English if its Spanish was started and deleted again', async () => {
    const { docs } = await api.payload.find({
      collection: 'guides',
      where: { slug: { equals: 'insurance' } },
    })
    const paragraph = { type: 'paragraph', version: 1, children: [] }
    const emptied = { type: 'root', version: 1, children: [paragraph] }
    await api.payload.update({
      collection: 'guides',
      id: docs[0]?.id ?? 0,
      locale: 'es',
      data: { title: 'Seguro', body: { root: emptied } as never },
    })
    const spanish = () => ask('guideBySlug', '/api/guides/insurance?locale=es')
    const { body } = await ask('guideBySlug', '/api/guides/insurance')
    await expect.poll(async () => (await spanish()).title).toBe('Seguro')
    expect((await spanish()).body).toEqual(body)
    expect((await spanish()).inEnglish).toEqual(['body'])
  })

  it('that is a draft is not found, and a draft of a published one does not show', async () => {
    const data = { title: 'Drafted', summary: 'Not yet.', slug: 'drafted' }
    const { id } = await api.payload.create({
      collection: 'guides',
      data: { ...data, _status: 'draft' },
      draft: true,
    })
    expect((await api.get('/api/guides/drafted')).status).toBe(404)
    await api.payload.update({ collection: 'guides', id, data: { _status: 'published' } })
    await api.payload.update({
      collection: 'guides',
      id,
      data: { title: 'Reworded', _status: 'draft' },
      draft: true,
    })
    await expect
      .poll(async () => (await api.get('/api/guides/drafted')).json())
      .toMatchObject({ title: 'Drafted' })
  })
})

describe('articles', () => {
  it('are listed newest first, each with its category, the first one featured', async () => {
    const { articles, total } = await ask('articles', '/api/articles')
    expect(total).toBe(6)
    const dates = articles.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(articles.map(({ featured }) => featured)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
    ])
    expect(new Set(articles.map(({ category }) => category.name)).size).toBe(6)
  })

  it('come in pages without gaps', async () => {
    const all = slugsOf(await ask('articles', '/api/articles'))
    for (const [limit, offset] of [
      [2, 0],
      [2, 1],
      [4, 3],
      [5, 5],
      [3, 6],
    ] as const) {
      const page = await ask('articles', `/api/articles?limit=${limit}&offset=${offset}`)
      expect(slugsOf(page)).toEqual(all.slice(offset, offset + limit))
      expect(page.total).toBe(6)
    }
  })

  it('can be filtered by category', async () => {
    const found = await ask('articles', '/api/articles?category=mental-health')
    expect(slugsOf(found)).toEqual(['someone-to-talk-to'])
    expect(await ask('articles', '/api/articles?category=astrology')).toEqual({
      articles: [],
      total: 0,
    })
  })

  it('that are drafts are neither listed nor found', async () => {
    await api.payload.create({
      collection: 'articles',
      draft: true,
      data: {
        title: 'Unfinished',
        excerpt: 'Not yet.',
        slug: 'unfinished',
        category: await categoryId('chronic-care'),
        author: 'Editorial team',
        date: '2025-01-01T17:00:00.000Z',
        _status: 'draft',
      },
    })
    expect(slugsOf(await ask('articles', '/api/articles'))).not.toContain('unfinished')
    expect((await api.get('/api/articles/unfinished')).status).toBe(404)
  })

  it('have a body, and the list says so', async () => {
    const { articles } = await ask('articles', '/api/articles')
    expect(articles.length).toBeGreaterThan(0)
    expect(articles.every(({ hasBody }) => hasBody)).toBe(true)
    const article = await ask('articleBySlug', `/api/articles/${articles[0]?.slug}`)
    expect(article.title).toBe(articles[0]?.title)
    expect(article.body.length).toBeGreaterThan(5)
  })

  it('are in Spanish too, with their tiles', async () => {
    const { articles } = await ask('articles', '/api/articles?locale=es')
    expect(articles.map(({ readTime }) => readTime)).toEqual(articles.map(() => '4 min de lectura'))
    expect(articles[0]?.category.name).toBe('Acceso a la atención')
    expect(articles.map(({ author }) => author)).toEqual(articles.map(() => 'Equipo editorial'))
    for (const { slug, title } of articles) {
      const english = await ask('articleBySlug', `/api/articles/${slug}`)
      const spanish = await ask('articleBySlug', `/api/articles/${slug}?locale=es`)
      expect(title).not.toBe(english.title)
      expect(typesOf(spanish.body)).toEqual(typesOf(english.body))
      expect(wordsOf(spanish.body)).not.toBe(wordsOf(english.body))
    }
    const spanish = await ask('articleBySlug', '/api/articles/someone-to-talk-to?locale=es')
    expect(wordsOf(spanish.body)).toContain('oprima el 2 para hablar en español')
  })
})

it('the tiles of the blog have the counts that the specification fixes', async () => {
  const tiles = await ask('articleCategories', '/api/article-categories')
  expect(tiles.map(({ name, count }) => [name, count])).toEqual([
    ['Patient Rights', 8],
    ['Healthcare Access', 12],
    ['Preventive Care', 6],
    ['Mental Health', 9],
    ['Chronic Care', 7],
    ["Children's Health", 5],
  ])
})

it.each(['privacy', 'terms'])('%s has its text and the date of its last change', async (page) => {
  const { updated, body } = await ask('legalPage', `/api/legal/${page}`)
  expect(updated).toBe('December 2024')
  expect(body.length).toBeGreaterThan(10)
  const spanish = await ask('legalPage', `/api/legal/${page}?locale=es`)
  expect(spanish.updated).toBe('diciembre de 2024')
  expect(typesOf(spanish.body)).toEqual(typesOf(body))
  expect(wordsOf(spanish.body)).toContain('menores de 13 años')
})
