/** The form's field for a list that is chosen from what is known. */
export const CHOSEN_LIST = '/clinics/panel/chosen-list/chosen-list-field.tsx#ChosenListField'
