/** The form's field for a list that is chosen from what is known. */
export const CHOSEN_LIST = '/panel/chosen-list/chosen-list-field.tsx#ChosenListField'
