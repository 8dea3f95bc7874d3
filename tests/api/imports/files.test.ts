import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { startImporter } from '../../support/importer.ts'
import { startPayload } from '../../support/payload.ts'

const test = await startPayload()
const importer = await startImporter(test.payload)
afterAll(() => test.close())
afterEach(async () => {
  await test.payload.delete({ collection: 'imports', where: { id: { exists: true } } })
})

const MAPPING = {
  source: 'county-list',
  columns: { name: 'Clinic', city: 'Town', state: 'ST', phone: 'Telephone' },
}
const HEADER = 'Clinic,Town,ST,Telephone\n'
const ROW = 'Open Door,Anderson,SC,864-231-2260\n'

/** As bytes, one per character. */
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

const countStored = async () => {
  const { rows } = await test.database.pool.query(
    'select (select count(*) from imports) + (select count(*) from import_rows) as count',
  )
  return Number(rows[0].count)
}

describe('a file that can’t be used is refused with the reason, and nothing is stored', () => {
  it.each<[name: string, content: string | Uint8Array<ArrayBuffer>, sentence: string]>([
    ['nothing', '', 'The file is empty.'],
    ['only spaces', ' \n \n', 'The file has no rows below its header.'],
    ['only a header', HEADER, 'The file has no rows below its header.'],
    [
      'an Excel workbook',
      latin1('PK\x03\x04\x14\x00\x06'),
      'This is an Excel file or an archive. Open it and save it as CSV.',
    ],
    [
      'an old Excel workbook',
      latin1('\xD0\xCF\x11\xE0\xA1\xB1'),
      'This is an Excel file or an archive. Open it and save it as CSV.',
    ],
    ['a PDF', latin1('%PDF-1.7\n'), 'This is a PDF. Ask the source for the list as CSV.'],
    [
      'a compressed file',
      latin1('\x1F\x8B\x08\x00'),
      'This file is compressed. Unzip it, then upload the CSV file inside.',
    ],
    [
      'a web page',
      '\n<!DOCTYPE html><title>Sign in</title>',
      'This is a web page, not a CSV file. The download may have asked you to sign in first.',
    ],
    ['UTF-16', latin1('\xFF\xFEC\x00l\x00'), 'This file is in UTF-16. Save it as “CSV UTF-8”.'],
    [
      'bytes that are not text',
      `${HEADER}${ROW}Open\0Door,Anderson,SC,\n`,
      'Line 3 contains characters that don’t belong in a text file. Is this a CSV file?',
    ],
    [
      'a missing column',
      'Clinic,Town,Telephone\nOpen Door,Anderson,864-231-2260\n',
      'The file is missing the column “ST”.\nIts columns are: Clinic, Town, Telephone',
    ],
    [
      'a duplicate column',
      `Clinic,Town,ST,Telephone,Town\n${ROW}`,
      'Two columns of the file are called “Town”. Rename one of them.',
    ],
    [
      'a file that is cut off inside a row',
      `${HEADER}${ROW}Open Door Two,Ander`,
      'Line 3 ends after 2 of 4 columns: the file seems to be cut off there.',
    ],
    [
      'a file that is cut off inside quotation marks',
      `${HEADER}${ROW}"Open Door, Two`,
      'The file is not valid CSV: a quotation mark in the row that starts on line 3 is never closed. The file may be cut off there.',
    ],
    [
      'a quotation mark inside a text',
      `${HEADER}${ROW}Open "Door" Two,Anderson,SC,\n`,
      'The file is not valid CSV: the row that starts on line 3 has a quotation mark inside a text. Write that mark twice, and put the text in quotation marks.',
    ],
  ])('%s', async (_, content, sentence) => {
    const answer = await importer.upload(content, MAPPING)
    expect(answer.refusal).toBe(sentence)
    expect(answer.status).toBe(400)
    expect(await countStored()).toBe(0)
  })

  it('more rows than any source has', async () => {
    const answer = await importer.upload(HEADER + ROW.repeat(100_001), MAPPING)
    expect(answer.refusal).toBe(
      'The file has more than 100,000 rows; line 100002 is beyond that. Split it, and give each part its own source name.',
    )
    expect(await countStored()).toBe(0)
  })

  it('a million rows', async () => {
    const row = 'Open Door,Anderson,SC,864-231-2260,and a remark of some length\n'
    const answer = await importer.upload(HEADER + row.repeat(1_000_000), MAPPING)
    expect(answer.refusal).toBe(
      'The file is larger than 50 MB. Split it, or leave out columns that you don’t need.',
    )
    expect(await countStored()).toBe(0)
  })

  it('an invalid mapping', async () => {
    const answer = await importer.upload(HEADER + ROW, {
      source: 'A B',
      columns: { name: 'Clinic' },
    })
    expect(answer.refusal).toBe(
      'The mapping can’t be used:\n' +
        '  source: must be lowercase letters, digits and hyphens\n' +
        '  columns: must include city and state, or fullAddress, zipCode, or latitude and longitude',
    )
    expect(await countStored()).toBe(0)
  })

  it('JSON that is nested without end', async () => {
    const answer = await importer.upload('['.repeat(1_000_000), MAPPING, { name: 'deep.json' })
    expect(answer.refusal).toContain('nested more than 32 levels deep')
    expect(await countStored()).toBe(0)
  })

  it('an upload that was cut off', async () => {
    const form = new FormData()
    form.set('file', new File([HEADER + ROW], 'sites.csv'))
    const whole = new Response(form)
    const body = (await whole.text()).slice(0, -20)
    const type = whole.headers.get('content-type') ?? ''
    const answer = await importer.ask('/imports', new Blob([body], { type }))
    expect(answer.refusal).toBe('The upload was incomplete. Try again.')
  })

  it('no file', async () => {
    const form = new FormData()
    form.set('format', 'hrsa')
    const answer = await importer.ask('/imports', form)
    expect(answer.refusal).toContain('Choose a file.')
  })
})

describe('an odd file that can still be read', () => {
  const only = async (id: number) => {
    const [row] = await importer.rows(id, { kinds: ['new'] })
    if (!row) throw new Error('one row is new')
    return row
  }

  it('in Latin-1 is read as Windows-1252, and says so', async () => {
    const text = `${HEADER}Cl\xEDnica \x93La Uni\xF3n\x94,Anderson,SC,\n`
    const id = await importer.review(latin1(text), MAPPING)
    expect((await only(id)).name).toBe('Clínica “La Unión”')
    expect((await importer.progress(id)).notice).toContain('read as Windows-1252')
  })

  it('in UTF-8 with a byte order mark is read without a notice', async () => {
    const id = await importer.review(`\uFEFF${HEADER}Clínica La Unión,Anderson,SC,\n`, MAPPING)
    expect((await only(id)).name).toBe('Clínica La Unión')
    expect((await importer.progress(id)).notice).toBeNull()
  })

  it('with a formula in a cell keeps it as plain text, and says so', async () => {
    const formula = '=HYPERLINK(""http://example.org"")'
    const id = await importer.review(`${HEADER}"${formula}",Anderson,SC,+1 864-231-2260\n`, MAPPING)
    const row = await only(id)
    expect(row.name).toBe('=HYPERLINK("http://example.org")')
    expect(row.notes).toEqual(['“Clinic” looks like a formula and is kept as plain text'])
  })

  it('returns rejected rows to fix and upload again, with formulas disarmed', async () => {
    const id = await importer.review(`${HEADER}=1+1,,SC,-\n`, MAPPING)
    const { body } = await importer.ask<string>(`/imports/${id}/rejected.csv`)
    expect(body).toBe("line,reason,Clinic,Town,ST,Telephone\n2,no city,'=1+1,,SC,'-\n")
    await importer.ask(`/imports/${id}/discard`, {})
    const mended = await importer.review(body.replace(',,', ',Anderson,'), MAPPING)
    expect((await only(mended)).name).toBe('=1+1')
  })

  it('returns rejected rows with every column, and the newest reason', async () => {
    const id = await importer.review(`${HEADER}Short\n${ROW}Long,,SC,864-231-2260\n`, MAPPING)
    const { body } = await importer.ask<string>(`/imports/${id}/rejected.csv`)
    expect(body).toBe(
      'line,reason,Clinic,Town,ST,Telephone\n2,no city,Short,,,\n4,no city,Long,,SC,864-231-2260\n',
    )
    await importer.ask(`/imports/${id}/discard`, {})
    const again = await importer.review(body.replace('Long,,SC', 'Long,Anderson,XYZ'), MAPPING)
    const second = await importer.ask<string>(`/imports/${again}/rejected.csv`)
    expect(second.body).toContain('3,there is no state “XYZ”,Long,Anderson,XYZ')
  })

  it('returns all of many rejected rows, under one header', async () => {
    const id = await importer.review(HEADER + 'Open Door,,SC,\n'.repeat(120), MAPPING)
    const { body } = await importer.ask<string>(`/imports/${id}/rejected.csv`)
    const lines = body.trim().split('\n')
    expect(lines).toHaveLength(121)
    expect(lines.at(-1)).toBe('121,no city,Open Door,,SC,')
  })

  it('with long rows loses none of them', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, index) => `Clinic ${index},Anderson,SC,,${'x'.repeat(90_000)}`,
    )
    const id = await importer.review(
      `Clinic,Town,ST,Telephone,Remarks\n${rows.join('\n')}\n`,
      MAPPING,
    )
    expect((await importer.progress(id)).kinds).toMatchObject({ new: 30, rejected: 0 })
  })

  it('with a cell that its field can’t hold loses the cell or the row', async () => {
    const mapping = {
      ...MAPPING,
      columns: { ...MAPPING.columns, phoneExtension: 'Ext', sourceId: 'Id' },
    }
    const header = 'Clinic,Town,ST,Telephone,Ext,Id\n'
    const rows = `One,Anderson,SC,864-231-2260,x12,1\nTwo,Anderson,SC,864-231-2260,ask Ann,2\n`
    const huge = `Three,Anderson,SC,864-231-2260,,${'9'.repeat(5_000)}\n`
    const id = await importer.review(header + rows + huge, mapping)
    const [one, two] = await importer.rows(id, { kinds: ['new'] })
    expect(one?.differences).toContainEqual(
      expect.objectContaining({ field: 'phoneExtension', file: '12' }),
    )
    expect(two?.notes).toEqual(['“ask Ann” in “Ext” is not an extension and was left out'])
    const [three] = await importer.rows(id, { kinds: ['rejected'] })
    expect(three?.notes).toEqual(['the id is longer than 200 characters'])
  })

  it('with an extra cell in a row rejects that row', async () => {
    const text = `${HEADER}${ROW}Open Door, Two,Anderson,SC,864-231-2260\n`
    const id = await importer.review(text, MAPPING)
    const [row] = await importer.rows(id, { kinds: ['rejected'] })
    expect(row).toMatchObject({ line: 3, notes: ['it has 5 cells, but the header has 4'] })
    expect((await only(id)).line).toBe(2)
  })

  it('counts lines as a text editor does, including breaks inside quotation marks', async () => {
    const text = `${HEADER}"Shut\nDoor",Anderson,SC,\n${ROW}`
    const id = await importer.review(text, MAPPING)
    expect((await importer.rows(id, { kinds: ['new'] })).map(({ line }) => line)).toEqual([2, 4])
  })
})

describe('the columns of a file', () => {
  const columnsOf = async (content: string, name = 'County List 2026.csv') => {
    const form = new FormData()
    form.set('file', new File([content], name))
    return (await importer.ask<Record<string, unknown>>('/imports/columns', form)).body
  }

  it('are guessed by their names', async () => {
    expect(
      await columnsOf('Facility Name,Street,CITY,st_abbr,Zip Code,lat,lon,Remarks\n'),
    ).toMatchObject({
      format: null,
      isRemembered: false,
      columns: ['Facility Name', 'Street', 'CITY', 'st_abbr', 'Zip Code', 'lat', 'lon', 'Remarks'],
      mapping: {
        source: 'county-list-2026',
        columns: {
          name: 'Facility Name',
          address: 'Street',
          city: 'CITY',
          state: 'st_abbr',
          zipCode: 'Zip Code',
          latitude: 'lat',
          longitude: 'lon',
        },
      },
    })
  })

  it('of HRSA’s file are recognized', async () => {
    expect(await columnsOf(hrsaFile([{}]))).toMatchObject({ format: { name: 'hrsa' } })
  })

  it('are remembered from the last file that had them', async () => {
    await importer.review(HEADER + ROW, MAPPING)
    expect(await columnsOf(HEADER)).toMatchObject({ isRemembered: true, mapping: MAPPING })
  })
})
