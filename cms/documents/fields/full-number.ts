export const NO_FULL_NUMBER = {
  en: 'Enter the full number with its area code, such as 864-555-0142.',
  es: 'Escriba el número completo con su código de área, como 864-555-0142.',
}

/** Whether a text can't be a whole telephone number: what a form can tell by itself. */
export const isTooShort = (text: string): boolean => text.replaceAll(/\D/g, '').length < 10
