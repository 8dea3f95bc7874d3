import { parseArgs } from 'node:util'
import { command } from '../../cms/bin/command.ts'
import { clock } from './drills/clock.ts'
import { cluster } from './drills/cluster.ts'
import { databaseGone } from './drills/database-gone.ts'
import { diskFull } from './drills/disk-full.ts'
import { edge } from './drills/edge.ts'
import { fuzz, panelFuzz } from './drills/fuzz.ts'
import { importFiles } from './drills/import-files.ts'
import { listenerLost } from './drills/listener-lost.ts'
import { memory } from './drills/memory.ts'
import { mirror } from './drills/mirror.ts'
import { pictures } from './drills/pictures.ts'
import { processGone } from './drills/process-gone.ts'
import { restore } from './drills/restore.ts'
import { restoreVersions } from './drills/restore-versions.ts'
import { slowDatabase } from './drills/slow-database.ts'
import { stopping } from './drills/stopping.ts'
import { twoProcesses } from './drills/two-processes.ts'
import { upgrade } from './drills/upgrade.ts'
import { onStage } from './stage.ts'

const DRILLS = [
  ...[databaseGone, processGone, twoProcesses, stopping, diskFull, slowDatabase, listenerLost],
  ...[clock, upgrade, restore, restoreVersions, edge, mirror, cluster, memory, pictures],
  ...[importFiles, fuzz, panelFuzz],
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
