import { zipSync } from 'fflate'

/** A zip with files of these names and contents. */
export const zipOf = (files: Record<string, string | Buffer>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          new Uint8Array(Buffer.from(content)),
        ]),
      ),
    ),
  )

/** A cell: a text, a number with a number format, or XML of its own. */
export type Cell = string | number | boolean | [number, string] | { xml: string }

interface MadeSheet {
  name: string
  /** By their numbers. */
  rows: Record<number, Cell[]>
  isHidden?: boolean
  hiddenRows?: number[]
  hiddenColumns?: number[]
  merged?: string[]
}

const SCHEMAS = 'http://schemas.openxmlformats.org'
const MAIN = `xmlns="${SCHEMAS}/spreadsheetml/2006/main"`
const RELATIONS = `${SCHEMAS}/officeDocument/2006/relationships`
const PACKAGE = `xmlns="${SCHEMAS}/package/2006/relationships"`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

/** The parts of a workbook as Excel saves it; texts are shared. */
export const partsOf = (sheets: MadeSheet[], { is1904 = false } = {}): Record<string, string> => {
  const strings: string[] = []
  const formats: string[] = []
  const numberOf = (list: string[], one: string) => {
    if (!list.includes(one)) list.push(one)
    return list.indexOf(one)
  }
  const cellOf = (cell: Cell, at: string): string => {
    if (cell === '') return ''
    if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${numberOf(strings, cell)}</v></c>`
    if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
    if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
    if ('xml' in cell) return cell.xml
    return `<c r="${at}" s="${numberOf(formats, cell[1]) + 1}"><v>${cell[0]}</v></c>`
  }
  const sheetOf = ({ rows, hiddenRows = [], hiddenColumns = [], merged = [] }: MadeSheet) => {
    const lines = Object.entries(rows).map(([line, cells]) => {
      const hidden = hiddenRows.includes(Number(line)) ? ' hidden="1"' : ''
      const inside = cells.map((cell, at) => cellOf(cell, String.fromCharCode(65 + at) + line))
      return `<row r="${line}"${hidden}>${inside.join('')}</row>`
    })
    const columns = hiddenColumns.map((at) => `<col min="${at}" max="${at}" hidden="1"/>`)
    const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`)
    return `<worksheet ${MAIN}><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData><mergeCells>${merges.join('')}</mergeCells></worksheet>`
  }
  const made = sheets.map(sheetOf)
  const list = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ''} r:id="r${at}"/>`,
  )
  const relations = made.map((_, at) =>
    relation(`r${at}`, 'worksheet', `worksheets/sheet${at + 1}.xml`),
  )
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships ${PACKAGE}>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><workbookPr date1904="${Number(is1904)}"/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships ${PACKAGE}>${relations.join('')}${relation('s', 'styles', 'styles.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${MAIN}><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${at + 164}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><cellXfs><xf/>${formats.map((_, at) => `<xf numFmtId="${at + 164}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(made.map((xml, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
  }
}

export const workbookOf = (...made: Parameters<typeof partsOf>): Buffer => zipOf(partsOf(...made))
