import type { Clinic } from '@healthcare-for-all/cms/contract'

/** Words of care, or of people, that are nobody else's business: names of clinics, services, categories. */
const PRIVATE: readonly RegExp[] = [
  /abort|birth control|anticoncep|family planning|planificación familiar|plan(?:ned)? parenthood/i,
  /pregnan|embaraz|prenatal|postpartum|posparto|midwif|\bob\b|gyn|ginecol|obstetr|pap tests?|papanicol|mamm?ogra|breast|\bsenos\b/i,
  /\bwom[ae]n|\bmujer/i,
  /mental|behavioral|conductual|counsel|consejer|psych|psiqu|psicol|(?<!physical |medication )\btherap|(?<!física )\bterapia|crisis|suicid/i,
  /substance|sustancia|addict|adicci|recovery|recuperación|opioid|methadone|metadona|medication-assisted|detox|alcohol/i,
  /\bhiv\b|\bvih\b|\bst[di]s?\b|\bets\b|\bits\b|\bprep\b|sexual|hepatitis/i,
  /violence|violencia|\brape\b|violación|assault|\babuse\b|\babuso\b|shelter|albergue|refuge|refugio/i,
  /lgbt|transg|\btrans\b|queer|\bgay\b|lesbian|gender|género/i,
  /immigra|inmigra|migrant|migratori|asylum|\basilo\b/i,
]

/** Whether a name of a clinic, a service or a category tells something private. */
export const isPrivateCare = (name: string): boolean => PRIVATE.some((words) => words.test(name))

/**
 * Whether the page of a clinic tells something private: by its name, by a private address, or since
 * most of what it offers is private. That a health center offers it too tells nothing.
 */
export const tellsPrivateCare = ({
  name,
  services,
  categories,
  addressIsPrivate,
}: Pick<Clinic, 'name' | 'services' | 'categories' | 'addressIsPrivate'>): boolean =>
  addressIsPrivate ||
  isPrivateCare(name) ||
  services.filter(isPrivateCare).length * 2 > services.length ||
  (categories.length > 0 && categories.every(({ slug }) => isPrivateCare(slug)))
