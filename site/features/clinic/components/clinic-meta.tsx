import type { Clinic } from '@healthcare-for-all/cms/contract'
import { useLanguage } from '../../../lib/language.tsx'
import { PageHead } from '../../../lib/page-head.tsx'
import { useSite } from '../../../lib/site-settings.ts'

interface ClinicMetaProps {
  clinic: Clinic
}

/** Title and description; an invented clinic is kept out of search engines. */
export const ClinicMeta = ({ clinic }: ClinicMetaProps) => {
  const { copy, paths } = useLanguage()
  const text = copy.clinic
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
      noindex={useSite()?.sampleData}
    />
  )
}
