import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { command } from '../../cms/bin/command.ts'
import { readImports } from '../support/imports.ts'
import { root } from '../support/program.ts'
import { drawRooms, withRooms } from './draw.ts'

const FILE = path.join(root, 'docs', 'architecture.md')

/** Redraws the picture of the rooms from the current imports. */
await command(async () => {
  const text = await readFile(FILE, 'utf8')
  await writeFile(FILE, withRooms(text, drawRooms(await readImports())))
})
