import { beforeEach, expect, it } from 'vitest'
import { createCrawlers, tellSearchEngines } from '../../../cms/page-host/index.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { startPurgeHost } from '../../support/purge-host.ts'

const SITE = 'https://clinics.example'
const KEY = '0123456789abcdef'

const { payload } = await startPayload()
/** Stands in for IndexNow. */
const host = await startPurgeHost()

const save = (data: object) => payload.updateGlobal({ slug: 'site-settings', data })

/** A worker that has already sent what is there. */
const startTelling = async (publicUrl: string | undefined = SITE) => {
  const { work } = tellSearchEngines({ publicUrl, endpoint: host.url })
  const tell = () => work(payload, new AbortController().signal)
  await tell()
  host.purges = []
  return tell
}

/** The paths that were sent since the last time, in order. */
const sent = (): string[] => {
  const lists = host.purges.map(({ body }): string[] => JSON.parse(body).urlList)
  host.purges = []
  return lists
    .flat()
    .map((url) => url.replace(SITE, ''))
    .sort()
}

const inBoth = (path: string) => [`/es${path}`, path]

let tell: () => Promise<void>
beforeEach(async () => {
  await save({ indexNowKey: KEY, sampleData: false })
  tell = await startTelling()
})
const told = async () => {
  await tell()
  return sent()
}

it('search engines hear of a clinic that was published, edited or removed, in all languages, each time once, or later', async () => {
  const { id } = await newClinic(payload, { name: 'Told Clinic' })
  host.status = 429
  await expect(tell()).rejects.toThrow('IndexNow answered 429')
  Object.assign(host, { status: 202, purges: [] })
  await tell()
  expect(host.purges[0]).toMatchObject({ method: 'POST' })
  expect(JSON.parse(host.purges[0]?.body ?? '')).toMatchObject({
    host: 'clinics.example',
    key: KEY,
    keyLocation: `${SITE}/${KEY}.txt`,
  })
  expect(sent()).toEqual(inBoth('/services/told-clinic'))
  expect(await told()).toEqual([])
  for (const data of [{ phone: '864-555-0143' }, { deletedAt: new Date().toISOString() }]) {
    await payload.update({ collection: 'clinics', id, data })
    expect(await told()).toEqual(inBoth('/services/told-clinic'))
  }
})

it('search engines hear of guides, and of nothing that is a draft', async () => {
  const { docs } = await payload.find({ collection: 'guides', limit: 1 })
  const { id = 0, slug } = docs[0] ?? {}
  const own = inBoth(`/resources/${slug}`)
  const change = (data: object, draft = false) =>
    payload.update({ collection: 'guides', id, data, draft })
  await change({ title: 'A draft of another title' }, true)
  await newClinic(payload, { name: 'Unready Clinic', _status: 'draft' })
  expect(await told()).toEqual([])
  await change({ summary: 'Another summary.', _status: 'published' })
  expect(await told()).toEqual(own)
  await change({ _status: 'draft' })
  expect(await told()).toEqual(own)
  await change({ _status: 'published' })
  const { id: never } = await payload.create({
    collection: 'guides',
    data: { title: 'Never', slug: 'never', summary: 'Not yet.', _status: 'draft' },
  })
  const data = { deletedAt: new Date().toISOString() }
  await payload.update({ collection: 'guides', id: never, data })
  expect(await told()).toEqual(own)
})

it('search engines hear nothing of invented clinics, without a key, or while nobody knows the site’s address', async () => {
  await save({ sampleData: true })
  await newClinic(payload, { name: 'Invented Clinic' })
  expect(await told()).toEqual([])
  await save({ sampleData: false })
  await newClinic(payload, { name: 'Quiet Clinic' })
  await startTelling('')
  await save({ indexNowKey: '' })
  expect(await told()).toEqual([])
})

it('search engines find the key at its address, and no other file', async () => {
  const crawlers = createCrawlers({
    payload,
    pool: payload.db.pool,
    memory: {} as never,
    publicUrl: SITE,
    readTerms: () => Promise.reject(new Error('Nobody asked')),
  })
  const response = await crawlers.request(`/${KEY}.txt`)
  expect(await response.text()).toBe(KEY)
  for (const other of ['/0123456789abcdee.txt', '/undefined.txt', `/${KEY}`])
    expect((await crawlers.request(other)).status).toBe(404)
  await save({ indexNowKey: '' })
  expect((await crawlers.request(`/${KEY}.txt`)).status).toBe(404)
})
it('the settings for search engines refuse what is no key', async () => {
  for (const [name, value] of [
    ['indexNowKey', 'short'],
    ['indexNowKey', 'with/slashes/in/it'],
    ['googleVerification', '<meta name="google-site-verification" content="abc">'],
  ] as const)
    await expect(save({ [name]: value }), value).rejects.toMatchObject({
      data: { errors: [{ path: name }] },
    })
})
