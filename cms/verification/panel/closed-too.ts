const KEY = 'verify-closed-too'

/** Whether to go on with clinics where nobody answers now. Kept in this tab until somebody checks again. */
export const closedToo = {
  read: (): boolean => sessionStorage.getItem(KEY) !== null,
  set: (isOn: boolean): void => {
    if (isOn) sessionStorage.setItem(KEY, 'yes')
    else sessionStorage.removeItem(KEY)
  },
}
