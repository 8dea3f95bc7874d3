import { chromium } from '@playwright/test'
import { step } from '../../cms/bin/step.ts'
import { startSeededProduct } from '../bench/fill.ts'
import { quantile, runBench } from '../bench/run-bench.ts'
import { findBrowser } from '../support/find-browser.ts'
import { makePoints } from '../support/made-points.ts'
import { measure } from './measure.ts'

const CLINICS = 20_000

const SCREENS = [
  { name: 'a desktop', width: 1280, height: 900, slowdown: 1, target: 59 },
  { name: 'six times slower', width: 1280, height: 900, slowdown: 6, target: 30 },
  { name: 'a phone, six times slower', width: 360, height: 740, slowdown: 6, target: 30 },
]

/** @param frames how long each took, in milliseconds */
const row = (screen: string, movement: string, target: number, frames: number[]) => {
  const rate = (frames.length * 1_000) / frames.reduce((sum, frame) => sum + frame, 1)
  const within = (share: number) => `${quantile(frames, share).toFixed(0)} ms`
  return {
    screen,
    movement,
    'frames a second': `${rate.toFixed(1)} ${rate >= target ? 'met' : 'missed'}`,
    '95% within': within(0.95),
    longest: within(1),
  }
}

await runBench('bench-map', async (later) => {
  const site = await step('Starting the product', () => startSeededProduct(later))
  const points = await makePoints(site, CLINICS)
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND'],
  })
  later(() => browser.close())
  const rows: ReturnType<typeof row>[] = []
  for (const { name, target, ...screen } of SCREENS) {
    const { panning, zooming } = await step(`Measuring on ${name}`, () =>
      measure(browser, site, points, screen),
    )
    rows.push(row(name, 'panning', target, panning), row(name, 'zooming', target, zooming))
  }
  return {
    software: `Chromium ${browser.version()}`,
    figures: { rows },
    print: () => {
      console.log(`${CLINICS} clinics. Targets: 60 frames a second, and over 30 if slowed.\n`)
      console.table(rows)
    },
  }
})
