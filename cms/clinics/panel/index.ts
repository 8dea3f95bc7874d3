export { isListName, type ListName } from '../slips/usual-names.ts'
export { ChosenList } from './chosen-list/chosen-list.tsx'
export { useKnownNames } from './chosen-list/use-known-names.ts'
export { HoursField } from './hours/hours-field.tsx'
