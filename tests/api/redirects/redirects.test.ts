import { seed } from '@healthcare-for-all/seed'
import { expect, it } from 'vitest'
import { brokenRedirects } from '../../../cms/dashboard/redirects/broken-redirects.ts'
import { redirectAnswer } from '../../../cms/redirects/redirect-answer.ts'
import { redirects } from '../../../seed/redirects.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'

const { payload } = await startPayload()

const make = (from: string, to: string, permanent = false) =>
  payload.create({ collection: 'redirects', data: { from, to, permanent } })

it('a redirect is temporary unless somebody says that it is permanent, and keeps the query', async () => {
  await make('/for-now', '/about')
  await make('/café', '/search?service=dental#results', true)
  const answers = ['/for-now', '/caf%C3%A9/?location=Austin,%20TX', '/none'].map(async (path) => {
    const found = await redirectAnswer(payload.db.pool, new URL(path, 'https://clinics.example'))
    return [found?.status, found?.headers.location]
  })
  expect(await Promise.all(answers)).toEqual([
    [302, '/about'],
    [301, '/search?service=dental&location=Austin%2C+TX#results'],
    [undefined, undefined],
  ])
})

it('those that lead to no page are found, and no others', async () => {
  const clinic = await newClinic(payload, { name: 'Public' })
  const draft = await newClinic(payload, { name: 'Hidden', _status: 'draft' })
  const working = [
    ...'/ /resources/qualify /submit-clinic /services/united-states/california /old-0'.split(' '),
    ...'/category/dental /category/dental/state/california /search?location=Anderson'.split(' '),
    '/services/category/dental/united-states/california',
    'https://other.example/gone',
    `/services/${clinic.slug}`,
  ]
  const broken = [
    ...'/nothing-here /services/no-such-clinic /services/category'.split(' '),
    ...'/services/united-states/atlantis /category/no-such-care'.split(' '),
    ...'/category/dental/state/atlantis /resources/no-such-guide'.split(' '),
    '/resources/blog/no-such-article',
    `/services/${draft.slug}`,
  ]
  for (const [index, to] of [...working, ...broken].entries()) await make(`/old-${index}`, to)
  const found = await brokenRedirects(payload.db.pool)
  expect(found.map(({ to }) => to).sort()).toEqual(broken.sort())
})

it('a redirect can’t begin at a page, the panel or an API, nor lead to what is unsafe', async () => {
  const starts = [
    ...'old https://clinics.example/old //elsewhere.example /old?x=1 / /Resources/Qualify/'.split(
      ' ',
    ),
    ...'/es/about /admin /admin/old /api/old /cms-api'.split(' '),
  ]
  for (const from of starts) await expect(make(from, '/contact'), from).rejects.toThrow(/: From/)
  const targets = [
    ...' about http://elsewhere.example javascript:alert(1) //elsewhere.example'.split(' '),
    ...'/\\elsewhere.example /..//elsewhere.example'.split(' '),
  ]
  for (const to of targets) await expect(make('/leads-wrong', to), to).rejects.toThrow(/: To/)
  expect((await make('/Old%20Page/', '/about')).from).toBe('/old page')
})

it('the documented paths that have no page lead to the page they promise, unless editors decide otherwise', async () => {
  const from = '/resources/emergency-care-guide'
  const to = '/category/emergency-care'
  await payload.update({ collection: 'redirects', where: { from: { equals: from } }, data: { to } })
  expect((await seed(payload)).redirects).toBe(0)
  const paths = [...redirects.map((redirect) => redirect.from), `/es${from}`]
  const answers = paths.map((path) =>
    redirectAnswer(payload.db.pool, new URL(path, 'https://clinics.example')),
  )
  expect((await Promise.all(answers)).map((answer) => answer?.headers.location)).toEqual([
    '/resources/qualify',
    '/resources/insurance',
    to,
    '/browse/states',
    `/es${to}`,
  ])
})

it('a redirect is the only one for its path, and may lead to another one, but not back to itself', async () => {
  await make('/once', '/about')
  await expect(make('/ONCE', '/contact')).rejects.toMatchObject({
    data: { errors: [{ path: 'from', message: '/once already has a redirect.' }] },
  })
  await expect(make('/self', '/Self/?again=1')).rejects.toThrow(/: To/)
  const { id } = await make('/first', '/second')
  await make('/second', '/third')
  await expect(make('/third', '/first')).rejects.toThrow(/: To/)
  const update = (to: string) => payload.update({ collection: 'redirects', id, data: { to } })
  await expect(update('/first#top')).rejects.toThrow(/: To/)
  expect((await update('/third')).to).toBe('/third')
  // Nor by way of another language.
  await make('/there', '/back')
  await expect(make('/back', '/es/there')).rejects.toThrow(/: To/)
  expect((await make('/es/only-spanish', '/only-spanish')).to).toBe('/only-spanish')
})
