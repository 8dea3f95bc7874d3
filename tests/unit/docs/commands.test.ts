import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { readDocuments } from './documents.ts'

const COMMAND = /(?:^|`)(npm (?:run [\w:]+|start|test))\b/gm

const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
/** 'npm start' and 'npm test' are short forms; the others need 'npm run'. */
const commands = Object.keys(scripts).map((name) =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
)
const documents = await readDocuments()

it('The npm commands in the documents are scripts of package.json', () => {
  const named = documents.flatMap(({ file, text }) =>
    [...text.matchAll(COMMAND)].map(([, command = '']) => ({ file, command })),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ command }) => !commands.includes(command))).toEqual([])
})

it('The README’s table has every script of package.json', () => {
  const readme = documents.find(({ file }) => file === 'README.md')?.text ?? ''
  const isMissing = (command: string) => !new RegExp(`^\\| \`${command}[\` ]`, 'm').test(readme)
  expect(commands.filter(isMissing)).toEqual([])
})
