/** Which section of docs/editors.md is about which screen: the first row that an address begins with. */
const SECTIONS: readonly (readonly [address: string, section: string])[] = [
  ['/verify', 'verify-clinics-by-phone'],
  ['/duplicates', 'likely-duplicates'],
  ['/history', 'see-who-did-what'],
  ['/account', 'your-account'],
  ['/second-factor', 'your-account'],
  ['/globals', 'for-admins'],
  ['/collections/users', 'for-admins'],
  ['/collections/clinics/', 'edit-a-clinic'],
  ['/collections/clinics', 'change-many-at-once'],
  ['/collections/bulk-changes', 'change-many-at-once'],
  ['/collections/clinic-submissions', 'deal-with-submissions'],
  ['/collections/ready-answers', 'deal-with-submissions'],
  ['/collections/corrections', 'deal-with-corrections'],
  ['/collections/verifications', 'verify-clinics-by-phone'],
  ['/collections/contact-messages', 'read-messages'],
  ['/collections/newsletter-signups', 'read-messages'],
  ['/collections/imports', 'import-a-file'],
  ['/collections/sources', 'import-a-file'],
  ['/collections/unknown-words', 'import-a-file'],
  ['/collections/guides', 'write-guides-and-articles'],
  ['/collections/articles', 'write-guides-and-articles'],
  ['/collections/article-categories', 'write-guides-and-articles'],
  ['/collections/media', 'write-guides-and-articles'],
  ['/collections/needs', 'what-people-look-for'],
  ['/collections/poverty-figures', 'what-would-i-pay'],
  ['/collections/states', 'what-would-i-pay'],
  ['/collections/categories', 'edit-a-clinic'],
  ['/collections/services', 'edit-a-clinic'],
  ['/collections/comments', 'write-guides-and-articles'],
  ['/collections/redirects', 'redirects'],
]

/**
 * The help’s section for a screen.
 * @param path of the panel, such as `/admin/collections/clinics/7`
 * @returns the section’s topic; empty for the introduction
 */
export const sectionOfScreen = (path: string): string => {
  const address = path.replace(/^\/admin/, '')
  return SECTIONS.find(([start]) => address.startsWith(start))?.[1] ?? ''
}
