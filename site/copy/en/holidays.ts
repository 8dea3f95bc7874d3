/** The federal holidays, by their names in the calendar that the server reads. */
export const holidays = {
  "New Year's Day": "New Year's Day",
  'Birthday of Martin Luther King, Jr.': 'Birthday of Martin Luther King, Jr.',
  "Washington's Birthday": "Washington's Birthday",
  'Memorial Day': 'Memorial Day',
  'Juneteenth National Independence Day': 'Juneteenth National Independence Day',
  'Independence Day': 'Independence Day',
  'Labor Day': 'Labor Day',
  'Columbus Day': 'Columbus Day',
  'Veterans Day': 'Veterans Day',
  'Thanksgiving Day': 'Thanksgiving Day',
  'Christmas Day': 'Christmas Day',
}
