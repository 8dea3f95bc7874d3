import { parseArgs } from 'node:util'
import { command } from '../../cms/bin/command.ts'
import type { Drill, Seen } from './drill.ts'
import { clock } from './drills/clock.ts'
import { cluster } from './drills/cluster.ts'
import { databaseGone } from './drills/database-gone.ts'
import { diskFull } from './drills/disk-full.ts'
import { edge } from './drills/edge.ts'
import { fuzz } from './drills/fuzz.ts'
import { importFiles } from './drills/import-files.ts'
import { listenerLost } from './drills/listener-lost.ts'
import { memory } from './drills/memory.ts'
import { mirror } from './drills/mirror.ts'
import { panelFuzz } from './drills/panel-fuzz.ts'
import { pictures } from './drills/pictures.ts'
import { processGone } from './drills/process-gone.ts'
import { restore } from './drills/restore.ts'
import { restoreVersions } from './drills/restore-versions.ts'
import { slowDatabase } from './drills/slow-database.ts'
import { stopping } from './drills/stopping.ts'
import { twoProcesses } from './drills/two-processes.ts'
import { upgrade } from './drills/upgrade.ts'

const DRILLS: readonly Drill[] = [
  databaseGone,
  processGone,
  twoProcesses,
  stopping,
  diskFull,
  slowDatabase,
  listenerLost,
  clock,
  upgrade,
  restore,
  restoreVersions,
  edge,
  mirror,
  cluster,
  memory,
  pictures,
  importFiles,
  fuzz,
  panelFuzz,
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
  const results: [Drill, Seen][] = []
  for (const drill of chosen) {
    console.log(`\n${drill.name}: ${drill.does} …`)
    const seen = await drill.run(Number(values.times ?? drill.times))
    console.log(`${seen.kept ? 'kept' : 'BROKEN'}: ${seen.figures}`)
    results.push([drill, seen])
  }
  console.log('\n| drill | what was done | promised | seen |\n| --- | --- | --- | --- |')
  for (const [{ name, does, promises }, { kept, figures }] of results)
    console.log(`| ${name} | ${does} | ${promises} | ${kept ? '' : '**broken**: '}${figures} |`)
  const broken = results.filter(([, { kept }]) => !kept)
  if (broken.length > 0) throw new Error(`Broken promises: ${broken.length}`)
})
