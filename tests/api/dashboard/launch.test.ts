import { afterAll, expect, it } from 'vitest'
import type { LaunchItem } from '../../../cms/dashboard/present/launch.ts'
import { readLaunch } from '../../../cms/dashboard/queries/read-launch.ts'
import type { ActualCounts } from '../../../cms/site-settings/present/actual-counts.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, visitor } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const admin = await signIn(payload, 'admin')
const editor = await signIn(payload, 'editor')
afterAll(() => test.close())

const item = async (key: string): Promise<LaunchItem> => {
  const found = (await readLaunch(payload)).find((each) => each.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

it('lists what the product can check by itself as open until it is done', async () => {
  expect(await item('sampleData')).toMatchObject({ done: false })
  expect(await item('publicUrl')).toMatchObject({
    done: false,
    text: expect.stringContaining('PUBLIC_URL'),
  })
  expect(await item('mail')).toMatchObject({
    done: false,
    text: expect.stringContaining('SMTP_URL'),
  })
  await payload.updateGlobal({ slug: 'site-settings', data: { sampleData: false } })
  expect(await item('sampleData')).toMatchObject({ done: true })
})

it('shows each claim with the truth, and keeps a confirmation until it changes', async () => {
  const badges = await item('badges')
  expect(badges).toMatchObject({ done: false, text: expect.stringContaining('HIPAA Compliant') })
  expect((await item('footerNote')).text).toContain('December 2024')
  expect((await item('footerNote')).text).toMatch(/True today: \d+ of \d+ clinics verified/)
  const seen = badges.confirm?.seen
  const answer = await admin.askEndpoint<{ items: LaunchItem[] }>('/launch/looked-at', { seen })
  expect(answer.body.items.find(({ key }) => key === 'badges')).toMatchObject({ done: true })
  expect(await item('badges')).toMatchObject({ done: true })
  expect(await item('backups')).toMatchObject({ done: false })
  await payload.updateGlobal({ slug: 'site-settings', data: { badges: ['SSL Secured', 'Best'] } })
  expect(await item('badges')).toMatchObject({ done: false })
  const stale = await admin.askEndpoint('/launch/looked-at', { seen })
  expect(stale).toMatchObject({ status: 409, refusal: expect.stringContaining('changed') })
})

it('is done for a figure that is counted', async () => {
  expect(await item('resourcesFigure')).toMatchObject({ done: false })
  await payload.updateGlobal({ slug: 'site-settings', data: { resourcesCounted: true } })
  expect(await item('resourcesFigure')).toMatchObject({ done: true })
})

it('can be confirmed only by admins, while editors see the true figures', async () => {
  const seen = (await item('backups')).confirm?.seen
  expect((await editor.askEndpoint('/launch/looked-at', { seen })).status).toBe(403)
  expect((await visitor(payload).askEndpoint('/site-settings/truths')).status).toBe(401)
  const { body } = await editor.askEndpoint<ActualCounts>('/site-settings/truths')
  expect(body.counted).toMatch(/\d+ verified clinics, \d+ clinics, \d+ states with clinics/)
  // Nor through the settings' own form.
  await editor.ask('POST', '/globals/site-settings', { lookedAt: [seen] })
  expect(await item('backups')).toMatchObject({ done: false })
})
