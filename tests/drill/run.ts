import { parseArgs } from 'node:util'
import { command } from '../../cms/bin/command.ts'
import { onStage } from './drill.ts'
import { mirror, twoProcesses } from './drills/caddy.ts'
import { clock } from './drills/clock.ts'
import { databaseGone, listenerLost, slowDatabase } from './drills/database.ts'
import { diskFull } from './drills/disk-full.ts'
import { fuzz, panelFuzz } from './drills/fuzz.ts'
import { importFiles, memory, pictures } from './drills/gigabyte.ts'
import { processGone } from './drills/process-gone.ts'
import { restoreVersions } from './drills/restores.ts'
import { stopping } from './drills/stopping.ts'
import { cluster, edge } from './drills/varnish.ts'

const DRILLS = [
  ...[databaseGone, processGone, twoProcesses, stopping, diskFull, slowDatabase, listenerLost],
  ...[clock, restoreVersions, edge, mirror, cluster, memory, pictures, importFiles],
  ...[fuzz, panelFuzz],
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string' } },
})

const chosen =
  positionals.length === 0 ? DRILLS : DRILLS.filter(({ name }) => positionals.includes(name))
if (chosen.length === 0)
  throw new Error(`There is no such drill. There are: ${DRILLS.map(({ name }) => name).join(', ')}`)

await command(async () => {
  const rows: string[] = []
  let broken = 0
  for (const { name, does, promises, times, run } of chosen) {
    console.log(`\n${name}: ${does} …`)
    const seen = await onStage((stage) => run(Number(values.times ?? times), stage))
    const isKept = seen.every(([, isKept]) => isKept !== false)
    const figures = seen.map(([figure, isKept]) => (isKept === false ? `**${figure}**` : figure))
    console.log(`${isKept ? 'kept' : 'BROKEN'}: ${figures.join('; ')}`)
    rows.push(`| ${name} | ${does} | ${promises} | ${figures.join('; ')} |`)
    if (!isKept) broken++
  }
  console.log(`\n| drill | what was done | promised | seen |\n| --- | --- | --- | --- |`)
  console.log(rows.join('\n'))
  if (broken > 0) throw new Error(`Broken promises: ${broken}`)
})
