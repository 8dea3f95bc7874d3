/** The digits of a national number, without its country code and extension. */
export const comparedPhone = (phone: string): string =>
  phone
    .toLowerCase()
    .replace(/(x|ext).*$/, '')
    .replaceAll(/\D/g, '')
    .replace(/^1(\d{10})$/, '$1')
