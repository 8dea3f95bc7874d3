/** What kind of place a sample clinic is; determines its name, services and texts. */
export interface Kind {
  key: KindKey
  /** How many of 100 clinics are of this kind. */
  weight: number
  /** Endings of its name, after the word 'Sample'. */
  nouns: readonly string[]
  core: readonly string[]
  extras: readonly string[]
  organizationTypes: readonly string[]
  /** Share that is free, 0 to 1; the others are low-cost. */
  free: number
  /** Whether what people pay always depends on their income. */
  sliding: boolean
}

export type KindKey =
  | 'community'
  | 'charity'
  | 'dental'
  | 'mental'
  | 'women'
  | 'children'
  | 'vision'
  | 'vaccines'
  | 'pharmacy'
  | 'urgent'
  | 'emergency'

export const kinds: readonly Kind[] = [
  {
    key: 'community',
    weight: 28,
    nouns: ['Health Center', 'Community Health Center', 'Family Health Center', 'Clinic'],
    core: ['Primary Care', 'Medical Care', 'Immunizations', 'Blood Pressure Check'],
    extras: [
      'Dental Care',
      'Mental Health',
      'Pediatric Care',
      "Women's Health",
      'Pharmacy',
      'Laboratory',
      'X-ray',
      'Diabetes Care',
      'STD Testing',
      'Colonoscopy',
      'Substance Abuse Treatment',
      'Physical Therapy',
      'Nutrition Counseling',
      'Case Management',
      'Transportation',
      'Prescription Assistance',
    ],
    organizationTypes: [
      'Federally Qualified Health Center (FQHC)',
      'Federally Qualified Health Center (FQHC)',
      'FQHC Look-Alike',
      'Tribal health program',
      'Rural health clinic',
    ],
    // What people pay depends on their income, so it isn't free.
    free: 0,
    sliding: true,
  },
  {
    key: 'charity',
    weight: 20,
    nouns: ['Free Clinic', 'Clinic', 'Volunteer Clinic', 'Charitable Clinic'],
    core: ['Medical Care', 'Blood Pressure Check', 'Prescription Assistance'],
    extras: [
      'Primary Care',
      'Diabetes Care',
      'Health Education',
      'Laboratory',
      "Women's Health",
      'Dental Care',
      'Vision Care',
      'Counseling',
      'Case Management',
      'Flu Shots',
    ],
    organizationTypes: ['Nonprofit organization', 'Faith-based organization', 'University clinic'],
    free: 0.95,
    sliding: false,
  },
  {
    key: 'dental',
    weight: 11,
    nouns: ['Dental Clinic', 'Dental Center', 'Smile Clinic'],
    core: ['Dental Care', 'Dental Exams', 'Dental Cleaning'],
    extras: ['Fillings', 'Tooth Extractions', 'Dentures', 'Emergency Dental Care', 'X-ray'],
    organizationTypes: ['Nonprofit organization', 'University clinic', 'Public health department'],
    free: 0.35,
    sliding: false,
  },
  {
    key: 'mental',
    weight: 11,
    nouns: ['Counseling Center', 'Behavioral Health Center', 'Wellness Clinic'],
    core: ['Mental Health', 'Counseling'],
    extras: [
      'Group Therapy',
      'Family Therapy',
      'Psychiatry',
      'Substance Abuse Treatment',
      'Crisis Counseling',
      'Case Management',
    ],
    organizationTypes: ['Nonprofit organization', 'Community mental health center'],
    free: 0.3,
    sliding: false,
  },
  {
    key: 'women',
    weight: 8,
    nouns: ["Women's Clinic", "Women's Health Center", 'Family Planning Clinic'],
    core: ["Women's Health", 'Family Planning', 'Pap Tests'],
    extras: ['Prenatal Care', 'Breast Exams', 'STD Testing', 'Birth Control', 'Laboratory'],
    organizationTypes: ['Nonprofit organization', 'Public health department'],
    free: 0.35,
    sliding: false,
  },
  {
    key: 'children',
    weight: 7,
    nouns: ["Children's Clinic", 'Pediatric Clinic', 'School Health Center'],
    core: ['Pediatric Care', 'Well-Child Visits', 'Immunizations'],
    extras: ['School Physicals', 'Counseling', 'Fluoride Treatment', 'Nutrition Counseling'],
    organizationTypes: ['Nonprofit organization', 'Hospital-affiliated clinic', 'School district'],
    free: 0.4,
    sliding: false,
  },
  {
    key: 'vision',
    weight: 5,
    nouns: ['Vision Clinic', 'Eye Clinic'],
    core: ['Vision Care', 'Eye Exams'],
    extras: ['Eyeglasses', 'Glaucoma Screening', 'Diabetic Eye Exams'],
    organizationTypes: ['Nonprofit organization', 'University clinic'],
    free: 0.5,
    sliding: false,
  },
  {
    key: 'vaccines',
    weight: 4,
    nouns: ['Public Health Clinic', 'Immunization Clinic'],
    core: ['Immunizations', 'Flu Shots'],
    extras: ['STD Testing', 'HIV Testing', 'Blood Pressure Check', 'Health Education'],
    organizationTypes: ['Public health department'],
    free: 0.7,
    sliding: false,
  },
  {
    key: 'pharmacy',
    weight: 3,
    nouns: ['Community Pharmacy', 'Charitable Pharmacy'],
    core: ['Pharmacy', 'Prescription Assistance'],
    extras: ['Immunizations', 'Blood Pressure Check', 'Health Education'],
    organizationTypes: ['Nonprofit organization'],
    free: 0.6,
    sliding: false,
  },
  {
    key: 'urgent',
    weight: 2,
    nouns: ['Urgent Care Clinic', 'Walk-in Clinic'],
    core: ['Urgent Care', 'Medical Care'],
    extras: ['X-ray', 'Laboratory', 'Minor Injuries', 'Flu Shots'],
    organizationTypes: ['Nonprofit organization', 'Hospital-affiliated clinic'],
    free: 0,
    sliding: false,
  },
  {
    key: 'emergency',
    weight: 1,
    nouns: ['Hospital Clinic', 'Emergency Care Center'],
    core: ['Emergency Care', 'Urgent Care', 'Medical Care'],
    extras: ['X-ray', 'Laboratory', 'Mental Health', 'Pharmacy'],
    organizationTypes: ['Hospital-affiliated clinic'],
    free: 0,
    sliding: false,
  },
]

/** Every kind as often as its weight says, in a mixed order. */
export const kindWheel: readonly Kind[] = kinds
  .flatMap((kind) => Array.from({ length: kind.weight }, (_, turn) => ({ kind, turn })))
  .map(({ kind, turn }) => ({ kind, at: (turn + 0.5) / kind.weight }))
  .sort((a, b) => a.at - b.at)
  .map(({ kind }) => kind)
