'use client'

import dynamic from 'next/dynamic'

export const Queue = dynamic(() => import('./queue.tsx').then(({ Queue }) => Queue))
