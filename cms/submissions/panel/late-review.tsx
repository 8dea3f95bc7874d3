'use client'

import dynamic from 'next/dynamic'

export const SubmissionReview = dynamic(() =>
  import('./review.tsx').then(({ SubmissionReview }) => SubmissionReview),
)
