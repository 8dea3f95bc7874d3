export interface ClockWords {
  am: string
  pm: string
  noon: string
  midnight: string
}

/** '08:30' → '8:30 AM', '12:00' → 'noon' */
export const clockTime = (time: string, words: ClockWords): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour === 12) return words.noon
  if (minute === 0 && hour % 24 === 0) return words.midnight
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour % 24 < 12 ? words.am : words.pm}`
}
