import type { Localized } from './localized.ts'

export interface Category {
  name: Localized
  slug: string
  icon: string
  description: Localized
  /** Services that put a clinic in this category; compared case-insensitively. */
  serviceNames: readonly string[]
}

const category = (
  slug: string,
  name: Localized,
  description: Localized,
  serviceNames: readonly string[],
): Category => ({ slug, icon: slug, name, description, serviceNames })

/** The eight kinds of care to browse by, then the two that the footer links to. */
export const categories: readonly Category[] = [
  category(
    'medical',
    { en: 'Medical Care', es: 'Atención médica' },
    {
      en: 'Checkups, care when you are sick, and help with long-term illnesses such as diabetes or high blood pressure.',
      es: 'Chequeos, atención si se enferma y ayuda con enfermedades crónicas como la diabetes o la presión alta.',
    },
    [
      'Medical Care',
      'Primary Care',
      'Family Medicine',
      'Internal Medicine',
      'Preventive Care',
      'Physical Exams',
      'Health Screenings',
      'Chronic Disease Management',
      'Blood Pressure Check',
      'Diabetes Care',
      'Asthma Care',
      'STD Testing',
      'HIV Testing',
      'Hepatitis C Care',
      'Cancer Screening',
      'Colonoscopy',
      'Physical Therapy',
      'Nutrition Counseling',
      'Podiatry',
      'Laboratory',
      'X-ray',
    ],
  ),
  category(
    'dental',
    { en: 'Dental Care', es: 'Atención dental' },
    {
      en: 'Cleanings, fillings, tooth removal, dentures, and help when a tooth hurts.',
      es: 'Limpiezas, empastes, extracciones, dentaduras y ayuda cuando duele una muela.',
    },
    [
      'Dental Care',
      'Dental Exams',
      'Dental Cleaning',
      'Dental Services',
      'Fillings',
      'Tooth Extractions',
      'Root Canals',
      'Dentures',
      'Oral Surgery',
      'Fluoride Treatment',
      'Emergency Dental Care',
    ],
  ),
  category(
    'mental-health',
    { en: 'Mental Health', es: 'Salud mental' },
    {
      en: 'Someone to talk to, treatment for worry and low mood, and help to stop drinking or using drugs.',
      es: 'Alguien con quien hablar, tratamiento para la ansiedad y la depresión, y ayuda para dejar el alcohol o las drogas.',
    },
    [
      'Mental Health',
      'Behavioral Health',
      'Counseling',
      'Therapy',
      'Group Therapy',
      'Family Therapy',
      'Psychiatry',
      'Crisis Counseling',
      'Substance Abuse Treatment',
      'Addiction Treatment',
      'Medication-Assisted Treatment',
    ],
  ),
  category(
    'vision',
    { en: 'Vision Care', es: 'Atención de la vista' },
    {
      en: 'Eye exams, glasses at low or no cost, and checks for eye disease such as glaucoma.',
      es: 'Exámenes de la vista, lentes gratis o de bajo costo y revisiones de glaucoma y daño por diabetes.',
    },
    [
      'Vision Care',
      'Eye Exams',
      'Eye Care',
      'Eyeglasses',
      'Optometry',
      'Ophthalmology',
      'Glaucoma Screening',
      'Diabetic Eye Exams',
    ],
  ),
  category(
    'pediatric',
    { en: 'Pediatric Care', es: 'Atención pediátrica' },
    {
      en: 'Care for babies, children and teens: checkups, sick visits, and forms for school and sports.',
      es: 'Para bebés, niños y jóvenes: chequeos, visitas si se enferman y papeles para la escuela y el deporte.',
    },
    [
      'Pediatric Care',
      'Pediatrics',
      'Well-Child Visits',
      'Newborn Care',
      'School Physicals',
      'Sports Physicals',
      'Adolescent Health',
      'Child Development Screening',
    ],
  ),
  category(
    'womens-health',
    { en: "Women's Health", es: 'Salud de la mujer' },
    {
      en: 'Pap tests, breast exams, birth control, and care before, during and after pregnancy.',
      es: 'La prueba de Papanicolau, el examen de los senos, anticonceptivos, y atención antes y después de tener un bebé.',
    },
    [
      "Women's Health",
      'Gynecology',
      'Obstetrics',
      'OB/GYN',
      'Prenatal Care',
      'Postpartum Care',
      'Midwifery',
      'Family Planning',
      'Birth Control',
      'Pap Tests',
      'Breast Exams',
      'Mammograms',
    ],
  ),
  category(
    'immunizations',
    { en: 'Immunizations', es: 'Vacunas' },
    {
      en: 'Vaccines for children, teens and adults, including those that schools and jobs ask for.',
      es: 'Vacunas para niños, adolescentes y adultos, incluidas las que piden las escuelas y los trabajos.',
    },
    [
      'Immunizations',
      'Vaccines',
      'Vaccinations',
      'Flu Shots',
      'COVID-19 Vaccines',
      'Childhood Vaccines',
      'Travel Vaccines',
    ],
  ),
  category(
    'pharmacy',
    { en: 'Pharmacy', es: 'Farmacia' },
    {
      en: 'Prescriptions at a lower price, and people who help you sign up for free medicine programs.',
      es: 'Recetas a menor precio. Y personas que le ayudan a entrar en programas de medicinas gratis.',
    },
    [
      'Pharmacy',
      'Prescription Assistance',
      'Prescriptions',
      'Discount Prescriptions',
      'Medication Assistance',
      'Medication Therapy Management',
    ],
  ),
  category(
    'urgent-care',
    { en: 'Urgent Care', es: 'Atención de urgencia' },
    {
      en: 'Same-day help for things that cannot wait but do not threaten life, such as a sprain, a cut or a high fever.',
      es: 'Ayuda el mismo día para lo que no puede esperar pero no pone en peligro la vida, como un esguince, una cortada o fiebre alta.',
    },
    ['Urgent Care', 'Walk-in Care', 'Same-Day Care', 'Minor Injuries'],
  ),
  category(
    'emergency-care',
    { en: 'Emergency Care', es: 'Atención de emergencia' },
    {
      en: 'Places with emergency services. If a life may be in danger, call 911 and do not search here first.',
      es: 'Lugares con servicios de emergencia. Si una vida puede estar en peligro, llame al 911 antes de buscar aquí.',
    },
    ['Emergency Care', 'Emergency Services', 'Emergency Room'],
  ),
]
