import type { Endpoint } from 'payload'
import { z } from 'zod'
import { action } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { allCounted, readClaims } from '../../site-settings/index.ts'
import { readLaunch } from '../queries/read-launch.ts'

/**
 * Records that somebody has checked what the pages say. It counts as settled until that changes.
 */
const lookAt = action({
  method: 'post',
  path: '/launch/looked-at',
  roles: ['admin'],
  input: z.object({ seen: z.string().max(100) }),
  act: async ({ seen }, req) => {
    const items = await readLaunch(req.payload, undefined, panelLanguage(req.i18n.language))
    if (!items.some(({ confirm }) => confirm?.seen === seen))
      throw new Refusal(
        {
          en: 'The text has changed in the meantime. Reload the page and check it again.',
          es: 'El texto cambió mientras tanto. Recargue la página y revíselo de nuevo.',
        },
        409,
      )
    const slug = 'site-settings'
    const { lookedAt } = await req.payload.findGlobal({ slug, depth: 0, req })
    await req.payload.updateGlobal({
      slug,
      data: { lookedAt: [...new Set([...(lookedAt ?? []), seen])] },
      req,
    })
    return {
      items: items.map((item) => ({ ...item, done: item.done || item.confirm?.seen === seen })),
    }
  },
})

/** Counts every figure that can be counted, instead of showing it as written. */
const showTrueFigures = action({
  method: 'post',
  path: '/launch/true-figures',
  roles: ['admin'],
  input: z.object({}),
  act: async (_, req) => {
    const settings = await readClaims(req.payload, req)
    if (settings.sampleData)
      throw new Refusal(
        {
          en: 'Remove the sample clinics first: they would be counted too.',
          es: 'Primero quite las clínicas de ejemplo: también se contarían.',
        },
        409,
      )
    const data = allCounted(settings)
    await req.payload.updateGlobal({ slug: 'site-settings', locale: 'en', data, req })
    return { items: await readLaunch(req.payload, req, panelLanguage(req.i18n.language)) }
  },
})

/** What an admin settles before the directory goes live. */
export const launchEndpoints: Endpoint[] = [lookAt, showTrueFigures]
