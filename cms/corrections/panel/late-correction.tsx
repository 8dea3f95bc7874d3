'use client'

import dynamic from 'next/dynamic'

export const CorrectionReview = dynamic(() =>
  import('./correction.tsx').then(({ CorrectionReview }) => CorrectionReview),
)
