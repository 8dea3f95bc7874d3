import type { PayloadRequest } from 'payload'
import { labelNamed } from '../../contract/clinic-facts.ts'
import { type OpenCorrection, proposedOf, valueSaid } from '../../corrections/index.ts'
import { idOf } from '../../documents/id-of.ts'
import { type Say, sayTo } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import { factValues } from '../present/fact-values.ts'
import { FACTS } from '../present/facts.ts'
import type { ValueSaid } from './answers.ts'
import { differences } from './corrections.ts'

const labelled = (field: string, after: string | null, say: Say) => {
  const label = labelNamed(field)
  return `${label ? say(label) : field}: ${after ?? say({ en: 'empty', es: 'vacío' })}`
}

/** What open corrections say is right and the clinic doesn't say yet, newest first. */
export const valuesSaid = async (
  req: PayloadRequest,
  clinic: Clinic,
  corrections: readonly OpenCorrection[],
): Promise<ValueSaid[]> => {
  if (corrections.length === 0) return []
  const { abbreviation } = await req.payload.findByID({
    collection: 'states',
    id: idOf(clinic.state),
    depth: 0,
    req,
  })
  const found: ValueSaid[] = []
  for (const correction of corrections) {
    const said = {
      ...valueSaid(correction, clinic, abbreviation),
      ...(await proposedOf(req, correction.id)),
    }
    const whole = factValues({ ...clinic, ...said })
    const names = FACTS.map(({ name }) => name).filter((name) => name in said)
    const values = Object.fromEntries(names.map((name) => [name, whole[name]]))
    const { changes } = await differences(req, clinic, values)
    if (changes.length > 0)
      found.push({
        correction: correction.id,
        values,
        words: changes.map(({ field, after }) => labelled(field, after, sayTo(req))),
      })
  }
  return found
}
