import type { holidays as en } from '../en/holidays.ts'

export const holidays: typeof en = {
  "New Year's Day": 'Año Nuevo',
  'Birthday of Martin Luther King, Jr.': 'Día de Martin Luther King Jr.',
  "Washington's Birthday": 'Día de los Presidentes',
  'Memorial Day': 'Día de los Caídos',
  'Juneteenth National Independence Day': 'Juneteenth',
  'Independence Day': 'Día de la Independencia',
  'Labor Day': 'Día del Trabajo',
  'Columbus Day': 'Día de Colón',
  'Veterans Day': 'Día de los Veteranos',
  'Thanksgiving Day': 'Día de Acción de Gracias',
  'Christmas Day': 'Navidad',
}
