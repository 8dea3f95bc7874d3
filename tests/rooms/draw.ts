import type { Import } from '../support/imports.ts'
import { ASSEMBLY, EDGES, FOUNDATIONS, roomOfCms } from '../unit/product/import-rules.ts'

/** The boxes of the picture, with the rooms in each as the import rules list them. */
const GROUPS = {
  assembly: ASSEMBLY,
  capabilities: Object.keys(EDGES),
  foundations: FOUNDATIONS,
}
type Group = keyof typeof GROUPS

const groupNames = Object.keys(GROUPS) as Group[]
const groupOf = (room: string): Group | undefined =>
  groupNames.find((name) => GROUPS[name].includes(room))

/** The room of a file: a folder of cms, or another workspace; the tests are left out. */
const roomOf = (file: string | undefined): string | undefined => {
  const workspace = file?.split('/')[0]
  return workspace === 'cms' ? roomOfCms(file) : workspace === 'tests' ? undefined : workspace
}

/**
 * An arrow inside a box joins two rooms. Between boxes it joins the boxes, since nearly every
 * capability imports nearly every foundation.
 */
const arrow = (from: string, to: string): string | undefined => {
  const [fromGroup, toGroup] = [groupOf(from), groupOf(to)]
  if (fromGroup && fromGroup === toGroup) {
    return fromGroup === 'assembly' ? undefined : `${from} --> ${to}`
  }
  return `${fromGroup ?? from} --> ${toGroup ?? to}`
}

const box = (name: Group, rooms: string[]): string[] => [
  `  subgraph ${name}`,
  ...rooms.map((room) => `    ${room}`),
  '  end',
]

/** Which room imports which, as a Mermaid flowchart. */
export const drawRooms = (imports: Import[]): string => {
  const rooms = new Set<string>()
  const arrows = new Set<string>()
  for (const found of imports) {
    const [from, to] = [roomOf(found.from), roomOf(found.to)]
    if (!from || !to) continue
    rooms.add(from).add(to)
    const line = from === to ? undefined : arrow(from, to)
    if (line) arrows.add(line)
  }
  const inBoxes = groupNames.flatMap((name) =>
    box(
      name,
      GROUPS[name].filter((room) => rooms.has(room)),
    ),
  )
  return ['flowchart TD', ...inBoxes, ...[...arrows].sort().map((line) => `  ${line}`)].join('\n')
}

const BEGIN = '<!-- rooms: written by npm run rooms -->'
const END = '<!-- rooms: end -->'

/** @throws Error if the text has no marks to write between */
export const withRooms = (text: string, drawing: string): string => {
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`The text needs the lines ${BEGIN} and ${END}.`)
  const block = `${BEGIN}\n\n\`\`\`mermaid\n${drawing}\n\`\`\`\n\n`
  return text.slice(0, start) + block + text.slice(end)
}
