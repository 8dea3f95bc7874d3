/** Outlines on a grid of 24, by the slug of a category. */
const MARKS: Record<string, string> = {
  // A shield with a check mark.
  'patient-rights': 'M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  // An open door.
  'healthcare-access': 'M4 21h16M6 21V4h9v17M15 7h3v14M11.5 12.5v.01',
  // The sun.
  'preventive-care':
    'M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  // Two people’s words.
  'mental-health': 'M4 5h11v8H9l-3 3v-3H4zM18 9h2v8h-2v3l-3-3h-4',
  // A heart that beats.
  'chronic-care':
    'M12 20.5C6 16.5 3 13 3 9.5a4.5 4.5 0 0 1 9-1.5 4.5 4.5 0 0 1 9 1.5c0 3.5-3 7-9 11M6 12h3l1.5-3 2.5 6 1.5-3H18',
  // A small figure, arms up.
  'childrens-health': 'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4M5 8l7 4 7-4M12 12v4M12 16l-4 5M12 16l4 5',
}

/** A cross, for the categories that editors add. */
const ANY = 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5z'

/** The outline that stands for a category. */
export const categoryMark = (slug: string): string => MARKS[slug] ?? ANY
