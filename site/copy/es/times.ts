const MIDDAY = 'mediodía'
const MIDNIGHT = 'medianoche'

/** 'las 5 p. m.', 'la 1:30 p. m.', 'el mediodía' */
export const theTime = (time: string) => {
  if (time === MIDDAY) return `el ${time}`
  return `${time === MIDNIGHT || /^1(?!\d)/.test(time) ? 'la' : 'las'} ${time}`
}

/** 'a las 5 p. m.', 'al mediodía' */
export const atTime = (time: string) => `a ${theTime(time)}`.replace(/^a el /, 'al ')

/** The parts of a time of day, without a space at which a line could break. */
export const clock = { am: 'a.\u00a0m.', pm: 'p.\u00a0m.', noon: MIDDAY, midnight: MIDNIGHT }
