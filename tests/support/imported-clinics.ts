import type { Clinic } from '../../cms/payload-types.ts'
import { clinicsOn } from './clinics.ts'
import { hrsaFile } from './hrsa-file.ts'
import { startImporter } from './importer.ts'
import { startPayload } from './payload.ts'

/** A row of HRSA's file about the clinic with this number. */
export const site = (number: number, change: Record<string, string> = {}) => ({
  'BPHC Assigned Number': `BPS-${number}`,
  'Site Name': `Riverbend Clinic ${number}`,
  'Site Address': `${number} Main St`,
  'Site Telephone Number': `541-484-48${String(number).padStart(2, '0')} x54134`,
  ...change,
})

/** The clinics that a test imports, and what else it does with them, on its own database. */
export const startImports = async () => {
  const test = await startPayload()
  const importer = await startImporter(test.payload)

  const made = clinicsOn(test)

  const imported = () => made.ofSource('hrsa', { trash: true })

  const named = async (number: number): Promise<Clinic> => {
    const found = (await imported()).find(({ sourceId }) => sourceId === `BPS-${number}`)
    if (!found) throw new Error(`there is no clinic of BPS-${number}`)
    return found
  }

  /** Those that visitors see. */
  const listed = async (): Promise<string[]> => {
    const { rows } = await test.database.pool.query(
      `select l.sort_name from listings l join clinics c on c.id = l.clinic_id
       where l.locale = 'en' and c.source = 'hrsa' order by 1`,
    )
    return rows.map(({ sort_name }) => sort_name)
  }

  /** Imports a file from upload to apply. @returns its import's id */
  const importFile = async (rows: object[], name?: string): Promise<number> => {
    const id = await importer.review(hrsaFile(rows), undefined, { name })
    const gone = await importer.rows(id, { kinds: ['gone'] })
    await importer.decide(id, 'accepted', { ids: gone.map((row) => row.id) })
    await importer.accept(id)
    return id
  }

  /** Changes a clinic as the editor who runs the imports. */
  const editByHand = async (id: number, data: Partial<Clinic>, draft = false) => {
    await made.change(id, data, { draft, user: importer.user, overrideAccess: false })
  }

  /** Leaves only the sample clinics. */
  const clear = async () => {
    await test.payload.delete({ collection: 'imports', where: { id: { exists: true } } })
    await test.payload.delete({
      collection: 'clinics',
      where: { source: { not_equals: 'sample' } },
      trash: true,
    })
  }

  const clinics = { ...made, imported, named, listed, importFile, editByHand, clear }
  return { test, importer, clinics }
}
