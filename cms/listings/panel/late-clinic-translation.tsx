'use client'

import dynamic from 'next/dynamic'

export const ClinicTranslation = dynamic(() =>
  import('./clinic-translation.tsx').then(({ ClinicTranslation }) => ClinicTranslation),
)
