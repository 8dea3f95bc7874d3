import { chromium } from '@playwright/test'
import { command } from '../../cms/bin/command.ts'
import { step } from '../../cms/bin/step.ts'
import { stopOnSignal } from '../../cms/bin/stop-on-signal.ts'
import { createCleanup } from '../bench/cleanup.ts'
import { describeMachine, loadNow, printMachine } from '../bench/machine.ts'
import { printTable } from '../bench/print-table.ts'
import { startSeededProduct } from '../bench-web/product.ts'
import { findBrowser } from '../support/find-browser.ts'
import { makePoints } from '../support/made-points.ts'
import { type Figures, framesPerSecond, framesWithin } from './figures.ts'
import { measure } from './measure.ts'

/** How many clinics the map has. */
const CLINICS = 20_000

const SCREENS = [
  { name: 'a desktop', width: 1280, height: 900, slowdown: 1, target: 59 },
  { name: 'six times slower', width: 1280, height: 900, slowdown: 6, target: 30 },
  { name: 'a phone, six times slower', width: 360, height: 740, slowdown: 6, target: 30 },
]

const row = (name: string, movement: string, target: number, frames: Figures): string[] => {
  const rate = framesPerSecond(frames)
  return [
    name,
    movement,
    `${rate.toFixed(1)} ${rate >= target ? 'met' : 'missed'}`,
    `${framesWithin(frames, 0.95).toFixed(0)} ms`,
    `${framesWithin(frames, 1).toFixed(0)} ms`,
  ]
}

await command(async () => {
  const load = loadNow()
  const cleanup = createCleanup()
  stopOnSignal(cleanup.run)
  try {
    const site = await step('Starting the product', () => startSeededProduct(cleanup))
    const points = await makePoints(site, CLINICS)
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--host-resolver-rules=MAP *.openstreetmap.org ~NOTFOUND'],
    })
    cleanup.later(() => browser.close())
    const rows: string[][] = []
    for (const { name, target, ...screen } of SCREENS) {
      const { panning, zooming } = await step(`Measuring on ${name}`, () =>
        measure(browser, site, points, screen),
      )
      rows.push(row(name, 'panning', target, panning), row('', 'zooming', target, zooming))
    }
    printMachine(describeMachine(load), `Chromium ${browser.version()}`)
    console.log(`${CLINICS} clinics. Targets: 60 frames a second, and over 30 if slowed.\n`)
    printTable([['', '', 'frames a second', '95% within', 'longest']], rows)
  } finally {
    await cleanup.run()
  }
})
