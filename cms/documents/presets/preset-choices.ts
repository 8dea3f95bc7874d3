/** Who may do something with a saved list, by Payload’s words for it. */
export const PRESET_CHOICES: Record<string, string> = {
  everyone: 'Everybody who signs in',
  onlyMe: 'Only whoever made it',
  specificUsers: 'People who are chosen',
}
