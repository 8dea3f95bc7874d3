import type { NotListed } from '../../contract/named.ts'
import type { FoundPlace } from '../../places/index.ts'
import {
  clinicsByPhone,
  clinicsOnStreet,
  type FoundClinics,
  type NameContext,
  readClinicName,
} from './find-clinics.ts'
import { besideName, nameNotListed } from './not-listed.ts'
import { typedPhones, writtenPhone } from './typed-phone.ts'
import { NOT_ASKED, type Understanding } from './understanding.ts'

interface Names {
  named: FoundClinics | null
  offered: number[]
  notListed: NotListed | null
}

const NO_NAMES: Names = { named: null, offered: [], notListed: null }

/** Clinics are named, so nothing else is searched for: only whom to call first is still said. */
const onlyNamed = ({ row }: Understanding, named: FoundClinics): Understanding & Names => ({
  ...NOT_ASKED,
  ...(row?.needs.en.callFirst && { row }),
  ...NO_NAMES,
  named,
})

const onPlace = ({ place, alternatives, wholeState, unknownRegion }: FoundPlace): FoundPlace => ({
  place,
  alternatives,
  wholeState,
  unknownRegion,
})

/**
 * Reads a text with the clinics that it names, by telephone number, name or street. What it says of a place
 * and a need is understood as before.
 */
export const understandNames = async (
  text: string,
  context: NameContext,
  understand: (text: string) => Promise<Understanding>,
): Promise<Understanding & Names> => {
  const { numbers, rest } = typedPhones(text)
  const query = numbers.length > 0 ? rest : text
  const understood: Understanding = /[\p{L}\p{N}]/u.test(query)
    ? await understand(query)
    : NOT_ASKED
  if (numbers.length > 0) {
    const named = await clinicsByPhone(numbers, understood.place, context)
    if (named) return onlyNamed(understood, named)
    const notListed = { by: 'phone' as const, text: numbers.map(writtenPhone).join(', ') }
    return { ...understood, ...NO_NAMES, notListed }
  }
  if (query === '' || understood.isPlaceAlone) return { ...understood, ...NO_NAMES }
  const { typed, found, offered } = await readClinicName(
    text,
    understood,
    context,
    async (beside) => (await understand(beside)).place,
  )
  const named = found ?? (await clinicsOnStreet(text, understood.place, typed, context))
  if (named) return onlyNamed(understood, named)
  const name = offered.length === 0 && nameNotListed(text, { typed, found: understood, ...context })
  if (!name) return { ...understood, ...NO_NAMES, offered }
  const beside = besideName(text, name, onPlace(understood), context.gazetteer)
  return { ...understood, ...beside, ...NO_NAMES, notListed: { by: 'name', text: name } }
}
