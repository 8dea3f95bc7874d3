/** Texts that every form uses. */
export const forms = {
  required: 'required',
  choose: 'Choose one',
  yesNo: { yes: 'Yes', no: 'No' },
  trap: 'Leave this field empty',
  summary: {
    title: 'There is a problem',
    lead: (count: number) =>
      count === 1 ? 'One answer needs another look:' : `${count} answers need another look:`,
  },
  /** Used if a field has no more specific text. */
  faults: {
    required: 'Fill this in.',
    email: 'Enter an email address like name@example.org.',
    url: 'Enter a web address, such as www.example.org.',
    zip: 'Enter a ZIP code of five digits, such as 29621.',
    phone: 'Enter a phone number with its area code, such as 864-555-0142.',
    tooLong: (most: number) => `Shorten this to ${most} characters.`,
    notOffered: 'Choose one from the list.',
  },
  failure: {
    title: 'That did not work',
    failed:
      'Something went wrong on our side, and nothing was sent. What you typed is still here. Please try again in a moment.',
    offline:
      'The directory could not be reached, so nothing was sent. What you typed is still here. Check your connection, then try again.',
    slow: 'The directory took too long to answer, so we can’t tell whether it arrived. What you typed is still here.',
    tooLarge: 'This is more than one form can hold. Please shorten your longest answer.',
  },
}
