import { Box, chakra } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'
import { langOf } from '../lang-of.ts'
import { visits } from '../visits.ts'

interface FirstFactsProps {
  clinic: Clinic
}

/** The facts that decide whether to call: new patients, walk-ins, cost. */
export const FirstFacts = ({ clinic }: FirstFactsProps) => {
  const copy = useCopy(clinicCopy)
  const { quick, callToConfirm } = copy
  const { newPatients, walkIns } = visits(clinic, copy)
  const cost = clinic.isFree ? quick.free : clinic.isLowCost ? quick.lowCost : callToConfirm
  const spoken = walkIns === clinic.appointments ? langOf(clinic, 'appointments') : undefined
  const facts: [name: string, text: string, lang?: string][] = [
    [quick.newPatients, newPatients],
    [quick.walkIns, walkIns, spoken],
    [quick.cost, cost],
  ]
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="3" aria-label={copy.firstFacts}>
      {facts.map(([name, text, lang]) => (
        <Box key={name} flex="0 1 auto" minWidth="min(6.5rem, 100%)" maxWidth="24rem">
          <chakra.dt color="quiet">{name}</chakra.dt>
          <chakra.dd fontWeight="bold" lang={lang}>
            {text}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  )
}
