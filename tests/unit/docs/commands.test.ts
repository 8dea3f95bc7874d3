import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { NOT_RUN, RUN_BY } from './command-runs.ts'
import { readDocuments } from './documents.ts'

const BLOCK = /^```sh\n([\s\S]*?)^```$/gm
const INLINE = /`(np[mx] [^`]+)`/g
const SCRIPT = /^npm (?:run [\w:]+|start|test)/

/** What a document tells people to type: each line of its shell blocks, and npm commands inline. */
const commandsOf = (text: string): string[] => {
  const lines = [...text.matchAll(BLOCK)].flatMap(([, block = '']) => block.split('\n'))
  const inline = [...text.matchAll(INLINE)].map(([, command = '']) => command)
  return [...lines, ...inline].map((line) => line.replace(/#.*$/, '').trim()).filter(Boolean)
}

const known = [...Object.keys(RUN_BY), ...Object.keys(NOT_RUN)]
/** The command of the tables that a line begins with. */
const tableEntry = (line: string) =>
  known.find((command) => line === command || line.startsWith(`${command} `))

const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
/** 'npm start' and 'npm test' have short names, the others are run. */
const npmCommands = Object.keys(scripts).map((name) =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
)
const documents = await readDocuments()

describe.each(documents)('the commands of $file', ({ text }) => {
  const commands = commandsOf(text)

  it('are scripts of package.json where npm runs them', () => {
    const named = commands.flatMap((command) => SCRIPT.exec(command)?.[0] ?? [])
    expect(named.filter((command) => !npmCommands.includes(command))).toEqual([])
  })

  it('are in the tables of what runs them', () => {
    expect(commands.filter((command) => !tableEntry(command))).toEqual([])
  })
})

it('the README’s table has every script of package.json', () => {
  const readme = documents.find(({ file }) => file === 'README.md')?.text ?? ''
  const missing = npmCommands.filter(
    (command) => !new RegExp(`^\\| \`${command}[\` ]`, 'm').test(readme),
  )
  expect(missing).toEqual([])
})

describe('what runs a command', () => {
  it('is said of each, once', () => {
    expect(npmCommands.filter((command) => !known.includes(command))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
  })

  it.each(Object.entries(RUN_BY))('%s is run where the table says', async (_, [file, words]) => {
    expect(await readFile(path.join(root, file), 'utf8')).toContain(words)
  })
})
