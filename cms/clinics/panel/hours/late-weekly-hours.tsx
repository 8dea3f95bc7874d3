'use client'

import dynamic from 'next/dynamic'

export const WeeklyHours = dynamic(() =>
  import('./weekly-hours.tsx').then(({ WeeklyHours }) => WeeklyHours),
)
