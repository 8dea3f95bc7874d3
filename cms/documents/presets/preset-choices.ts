/** Who may do something with a saved list, by Payload's names for the choices. */
export const PRESET_CHOICES: Record<string, string> = {
  everyone: 'Everyone who signs in',
  onlyMe: 'Only the person who created it',
  specificUsers: 'Only chosen people',
}
