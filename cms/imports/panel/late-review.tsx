'use client'

import dynamic from 'next/dynamic'

export const Review = dynamic(() => import('./review.tsx').then(({ Review }) => Review))
