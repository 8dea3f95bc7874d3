import type { Action } from '../change.ts'

export const HEADINGS: Record<Action, string> = {
  edit: 'Edit what is ticked',
  publish: 'Publish drafts',
  unpublish: 'Unpublish what is ticked',
  trash: 'Move what is ticked to the trash',
  restore: 'Restore what is ticked from the trash',
}

export const WORKING =
  'Working. This may take a minute; if you leave, it goes on, and the log says what was done.'

/** What follows for visitors, in a sentence. */
export const CONSEQUENCES: Record<Action, string> = {
  edit: 'Published ones change on the public site at once; drafts stay drafts.',
  publish: 'Visitors see them at once.',
  unpublish: 'Visitors no longer find them from now on.',
  trash: 'Visitors no longer find them from now on.',
  restore: 'They come back as drafts, which visitors do not see.',
}

/** The button that does it: 'Unpublish 30 clinics' */
export const DO_IT: Record<Action, (counted: string) => string> = {
  edit: (counted) => `Change ${counted}`,
  publish: (counted) => `Publish ${counted}`,
  unpublish: (counted) => `Unpublish ${counted}`,
  trash: (counted) => `Move ${counted} to the trash`,
  restore: (counted) => `Restore ${counted}`,
}
