import type { Clinic } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'

/** What a page says instead of a number. */
export const withoutPhone = ({ phoneIsWrong }: Clinic, copy: ClinicCopy): string =>
  phoneIsWrong ? copy.phoneIsWrong : copy.noPhone
