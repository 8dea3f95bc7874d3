import { longDate } from './long-date.ts'

export const reviewed = {
  on: (iso: string) => `Last reviewed ${longDate(iso)}`,
}
