import { HOURS_WORDS } from '../../contract/hours-words.ts'
import { type OpenTime, storedHours } from '../../contract/open-time.ts'
import { type Say, sayIn } from '../../panel-kit/say.ts'
import type { Slip } from './slip.ts'

const WHOLE_DAY = { opens: '00:00', closes: '24:00' }

const words = HOURS_WORDS.en

/** '5:30 PM' for '17:30'. */
const spoken = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? words.am : words.pm}`
}

const isOdd = (time: OpenTime): boolean =>
  storedHours([time]).length > 0 &&
  time.opens !== '' &&
  time.closes <= time.opens &&
  time.opens !== WHOLE_DAY.closes

const question = ({ opens, closes }: OpenTime, say: Say): string =>
  opens === closes
    ? say({
        en: `It opens and closes at ${spoken(opens)}. Is it open 24 hours, or is that a mistake?`,
        es: `Abre y cierra a las ${spoken(opens)}. ¿Está abierta las 24 horas, o es un error?`,
      })
    : say({
        en: `It closes at ${spoken(closes)}, before it opens at ${spoken(opens)}. Is it open overnight, or is that a mistake?`,
        es: `Cierra a las ${spoken(closes)}, antes de abrir a las ${spoken(opens)}. ¿Está abierta durante la noche, o es un error?`,
      })

/** Asks about times that end when they begin, or before. */
export const hoursSlips = (times: readonly OpenTime[], say: Say = sayIn('en')): Slip[] =>
  times.flatMap((time, index) =>
    isOdd(time)
      ? [
          {
            key: `hours ${time.day} ${time.opens}-${time.closes}`,
            path: `openingHours.${index}.closes`,
            question: question(time, say),
          },
        ]
      : [],
  )
