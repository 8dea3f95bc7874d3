'use client'

import dynamic from 'next/dynamic'

export const PairPage = dynamic(() => import('./pair-page.tsx').then(({ PairPage }) => PairPage))
export const PairsList = dynamic(() =>
  import('./pairs-list.tsx').then(({ PairsList }) => PairsList),
)
