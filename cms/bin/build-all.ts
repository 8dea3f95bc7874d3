import { buildWhereNeeded } from './build.ts'
import { command } from './command.ts'

/** Builds the site and the panel ahead of a start, as an image does. */
await command(buildWhereNeeded)
