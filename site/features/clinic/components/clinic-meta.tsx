import type { Clinic } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { useSite } from '../../../lib/site-settings.tsx'

interface ClinicMetaProps {
  clinic: Clinic
}

/** Title and description; search engines must not index sample clinics. */
export const ClinicMeta = ({ clinic }: ClinicMetaProps) => {
  const copy = useCopy(clinicCopy)
  const paths = usePaths()
  const locale = useLocale()
  const text = copy
  const { name, city, state, isFree, isLowCost, services } = clinic
  const cost = isFree ? 'free' : isLowCost ? 'lowCost' : 'neither'
  return (
    <PageHead
      title={text.title(name, city, state)}
      description={text.description(
        name,
        city,
        state,
        text.descriptionCost[cost],
        text.descriptionServices(services),
      )}
      canonical={paths.clinic(clinic.slug)}
      image={filePath('clinicPicture', locale, clinic.slug)}
      noindex={useSite()?.sampleData}
    />
  )
}
