/**
 * Hours that a clinic has typed, with no place inside a time where a line could break: '9 AM',
 * '9 a. m.'.
 */
export const unbrokenTimes = (text: string): string =>
  text.replace(
    /(\d)[ \u00a0]([ap]\.?)([ \u00a0]?)m\b/gi,
    (time, digit: string, half: string, gap: string) =>
      `${digit}\u00a0${half}${gap && '\u00a0'}${time.slice(-1)}`,
  )
