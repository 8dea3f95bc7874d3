'use client'

import dynamic from 'next/dynamic'

export const Letter = dynamic(() => import('./letter.tsx').then(({ Letter }) => Letter))
