import path from 'node:path'
import { compressFolder } from '@healthcare-for-all/site/compress'
import { command } from './command.ts'

/** Compresses what the panel's pages load, once and not at each request. */
await command(() => compressFolder(path.resolve(import.meta.dirname, '..', '.next', 'static')))
