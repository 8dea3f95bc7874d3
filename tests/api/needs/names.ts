// What the clinics, lines and places of the tests' texts are called.

export const DENTAL = 'Dental clinics'
export const VISION = 'Vision clinics'
export const MIND = 'Mental health clinics'
export const ADDICTION = 'Clinics that treat addiction'
export const STD = 'Clinics with tests for STDs'
export const PREGNANCY = 'Clinics with care in pregnancy'
export const WOMEN = 'Clinics for women’s health'
export const VACCINES = 'Clinics with vaccines'
export const INSULIN = 'Clinics that help with medicine'
export const PHARMACY = 'Clinics with a pharmacy'
export const CHILDREN = 'Clinics for children'
export const URGENT = 'Urgent care clinics'
export const LAB = 'Clinics with blood and lab tests'
export const EMERGENCY_CARE = 'Clinics with urgent and emergency care'
export const CANCER = 'Clinics with cancer screening'
export const FEET = 'Clinics for feet'
export const MEDICAL = 'Medical clinics'

export const LGBTQ = 'Clinics for LGBTQ+ people'
export const IMMIGRANTS = 'Clinics for people without papers'
export const FOOD = 'Clinics for people who need food'
export const NATIVE_AMERICANS = 'Clinics for Native Americans'
export const VETERANS = 'Clinics for veterans'

export const EMERGENCY = 'Emergencies'
export const SUICIDE = 'Thoughts of suicide'
export const VIOLENCE = 'Violence at home'
export const ASSAULT = 'Sexual assault'
export const POISONING = 'Poisoning'

export const CHICAGO = 'Chicago, Illinois'
export const HOUSTON = '77002 (Houston, Texas)'

/** What somebody types, the clinics that are then shown, and where; null for neither. */
export type Case = [text: string, clinics: string | null, place: string | null]
