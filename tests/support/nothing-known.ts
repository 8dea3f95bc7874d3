import type { FactKind } from '../../cms/contract/clinic-facts.ts'

/** The value of a fact of each kind that nobody knows. */
export const NOTHING_KNOWN: Record<FactKind, unknown> = {
  line: null,
  paragraph: null,
  list: [],
  flag: false,
  yesNo: null,
  number: null,
  hours: [],
  phones: [],
  relation: null,
}
