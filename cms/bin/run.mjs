// Runs a TypeScript command.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './set-up.mjs'

const [command, ...rest] = process.argv.slice(2)
const script = path.resolve(root, command)
process.argv = [process.argv[0], script, ...rest]
// Once registered, tsx is called for each module that is imported. These two import a thousand, so
// they are loaded before.
if (/^(cms\/bin|tests\/support\/processes)\//.test(command)) {
  await Promise.all([import('payload'), import('@payloadcms/db-postgres')])
}
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(script).href)
