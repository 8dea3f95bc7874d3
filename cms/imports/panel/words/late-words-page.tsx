'use client'

import dynamic from 'next/dynamic'

export const WordsPage = dynamic(() =>
  import('./words-page.tsx').then(({ WordsPage }) => WordsPage),
)
