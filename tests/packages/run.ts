import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { command } from '../../cms/bin/command.ts'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { root } from '../support/program.ts'
import { licenseFaults } from './licenses.ts'
import { lockFaults, readLock, readOwn } from './lock.ts'
import { knownWeaknesses } from './weaknesses.ts'

const USAGE = `npm run packages            checks the lock file and the licenses, and asks about known weaknesses
npm run packages -- FILE    also writes a list of all packages to FILE (CycloneDX, JSON)`

const MOST_BYTES = 50 * 1024 * 1024

/** All installed packages with versions, hashes and licenses, as npm lists them. */
const billOfMaterials = async (): Promise<string> => {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']
  const options = { cwd: root, maxBuffer: MOST_BYTES, shell: process.platform === 'win32' }
  const { stdout } = await promisify(execFile)('npm', words, options)
  const bill = JSON.parse(stdout)
  // npm takes the name of the folder.
  bill.metadata.component.name = 'healthcare-for-all'
  return `${JSON.stringify(bill, null, 2)}\n`
}

await command(async () => {
  const { positionals } = readArguments({}, USAGE)
  const [file] = positionals
  const lock = await readLock()
  const faults = [...lockFaults(lock, await readOwn()), ...(await licenseFaults(lock))]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  console.log(
    `${Object.keys(lock).length} packages: the lock file and the licenses are as they should be.`,
  )
  console.log(await knownWeaknesses())
  if (!file) return
  const bill = await billOfMaterials()
  await writeFile(file, bill)
  console.log(`${JSON.parse(bill).components.length} installed packages are listed in ${file}.`)
})
