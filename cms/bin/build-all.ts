import { buildWhereNeeded } from './build.ts'
import { command } from './command.ts'

/** Builds everything ahead of a start, as the container image's build does. */
await command(buildWhereNeeded)
