import { type Clinic, each, factsOfKind } from '@healthcare-for-all/cms/contract'
import { api } from '@healthcare-for-all/cms/contract/paths'
import { apiQuery } from './api-query.ts'
import { LISTED, type Missing } from './missing.ts'

/** What an answer about one clinic may leave out. It comes with the pages that have such an answer. */
const WHOLE_CLINIC: Missing<Clinic> & Pick<Clinic, 'factDates'> = {
  ...each(factsOfKind('line'), null),
  ...each(factsOfKind('paragraph'), null),
  ...each(factsOfKind('number'), null),
  ...each(factsOfKind('yesNo'), null),
  ...each(factsOfKind('flag'), false),
  ...each(factsOfKind('list'), []),
  ...each(factsOfKind('hours'), []),
  ...each(factsOfKind('phones'), []),
  ...LISTED,
  confirmedByClinicAt: null,
  factDates: {},
  inEnglish: [],
  movedAt: null,
  movedFrom: null,
}

export const clinicQuery = (slug: string) => ({
  ...apiQuery<'clinicBySlug'>(api.clinic(slug)),
  meta: { missing: WHOLE_CLINIC },
})
