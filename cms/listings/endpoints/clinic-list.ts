import type { ClinicList, ListedClinic } from '../../contract/clinic.ts'
import type { Json } from '../../contract/json.ts'

/** The contract's list of clinics, around clinics that are JSON already. */
export const clinicList = ({
  clinics,
  total,
}: {
  clinics: Json<ListedClinic[]>
  total: number
}): Json<ClinicList> => `{"clinics":${clinics},"total":${total}}`
