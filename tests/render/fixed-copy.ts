/** A part of a page: by a selector, its heading, or its label. */
export type Part = string | { under: string } | { label: string }

/** Titles and headings that are fixed. */
export const TITLES: [address: string, title: string, h1: string][] = [
  [
    '/',
    'Healthcare for All: free and low-cost health clinics near you',
    'Find a free or low‑cost clinic near you',
  ],
  ['/map', 'Interactive Clinic Map', 'Interactive Clinic Map'],
  ['/add-clinic', 'Add Your Clinic', 'Add Your Clinic'],
  ['/privacy', 'Privacy Policy', 'Privacy Policy'],
  ['/terms', 'Terms of Service', 'Terms of Service'],
  ['/nowhere', '404 Page Not Found', '404 Page Not Found'],
  ['/%2Fevil.example', '404 Page Not Found', '404 Page Not Found'],
]

/** What all elements of a kind say, in order. */
export const TEXTS: [address: string, part: Part, selector: string, texts: string[]][] = [
  [
    '/',
    'dl',
    'dt',
    ['Verified Clinics', 'States', 'Service Types', 'People Helped', 'Availability'],
  ],
  ['/', 'dl', 'dd', ['785+', '50+', '20+', '2M+', '24/7']],
  [
    '/about',
    'main',
    'h2',
    ['Our mission', 'Our impact', 'What we do', 'Our values', 'Help us keep the list up to date'],
  ],
  [
    '/about',
    { under: 'Our impact' },
    'dt',
    ['Verified Clinics', 'People Helped', 'States Covered'],
  ],
  ['/about', { under: 'Our impact' }, 'dd', ['524+', '2M+', '50+']],
  [
    '/about',
    { under: 'Our values' },
    'h3',
    ['Accessibility', 'Accuracy', 'Community', 'Reliability'],
  ],
  [
    '/services/united-states/california',
    'main dl',
    'dt',
    ['Total Clinics', 'Free Clinics', 'Low-Cost Clinics', 'Verified Clinics'],
  ],
  [
    '/category/dental',
    'main dl',
    'dt',
    ['Total Providers', 'Free Services', 'Low-Cost Services', 'Verified Providers'],
  ],
  ['/category/dental', 'main dl', 'dd', ['1,234', '7', '8', '9']],
  ['/add-clinic', { under: 'What happens next' }, 'h3', ['Review', 'Verification', 'Publication']],
  [
    '/',
    'main form',
    '[name=service] option',
    [
      ...['All Services', 'Medical Care', 'Dental Care', 'Mental Health', "Women's Health"],
      ...['Pediatric Care', 'Immunizations', 'Pharmacy', 'Vision Care'],
    ],
  ],
  [
    '/contact',
    '[name=category]',
    'option',
    [
      ...['Choose one', 'General Inquiry', 'Add My Clinic', 'Update Clinic Info'],
      ...['Technical Support', 'Partnership', 'Feedback'],
    ],
  ],
]

const HEADER: [string, string][] = [
  ['Find Clinics', '/search'],
  ['Map View', '/map'],
  ['By State', '/browse/states'],
  ['By Service', '/browse/services'],
  ['Resources', '/resources'],
  ['About', '/about'],
  ['Add Your Clinic', '/submit-clinic'],
]

/** Hidden from people who have saved none. */
const SAVED: [string, string] = ['Saved clinics', '/saved']

/** Each link of a part in order. */
export const LINKS: [address: string, part: Part, links: [text: string, to: string][]][] = [
  ['/', { label: 'Main' }, HEADER],
  [
    '/',
    { label: 'Menu' },
    [
      ...HEADER.map(([text, to]): [string, string] => [
        text === 'Map View' ? 'Interactive Map' : text,
        to,
      ]),
      SAVED,
    ],
  ],
  [
    '/',
    'footer',
    [
      ['Search Clinics', '/search'],
      ['Browse by State', '/browse/states'],
      ['Browse by Service', '/browse/services'],
      ['Urgent Care', '/category/urgent-care'],
      ['Emergency Care', '/category/emergency-care'],
      SAVED,
      ['Qualify for Free Care', '/resources/qualify'],
      ['Insurance Guide', '/resources/insurance'],
      ['Payment Assistance', '/resources/payment'],
      ['Prescription Help', '/resources/medications'],
      ['What Would I Pay?', '/resources/what-would-i-pay'],
      ['Health Blog', '/resources/blog'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Add Your Clinic', '/add-clinic'],
      ['Use Our List', '/use-our-list'],
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ],
  ],
  [
    '/services/united-states/california',
    { label: 'Breadcrumb' },
    [
      ['Home', '/'],
      ['States', '/browse/states'],
    ],
  ],
  [
    '/services/riverside-clinic',
    { label: 'Breadcrumb' },
    [
      ['Home', '/'],
      ['Search', '/search'],
    ],
  ],
  [
    '/resources',
    { under: 'Need help right now?' },
    [
      ['911', 'tel:911'],
      ['988', 'tel:988'],
      ['2-1-1', 'tel:211'],
    ],
  ],
]

/** Where each link of a part leads, in order. */
export const TARGETS: [address: string, part: Part, targets: string[]][] = [
  [
    '/resources',
    { under: 'Guides' },
    [
      ...['qualify', 'insurance', 'payment', 'medications', 'blog'].map((at) => `/resources/${at}`),
      ...['/search', '/browse/states', '/map'],
    ],
  ],
  [
    '/',
    { under: 'Help with paying for care' },
    ['qualify-for-free-care', 'insurance-payment-options', 'emergency-care-guide'].map(
      (at) => `/resources/${at}`,
    ),
  ],
  [
    '/services/united-states/california',
    'section:has([href*="/services/category/"])',
    ['medical', 'dental', 'mental-health', 'womens-health', 'pediatric', 'vision'].map(
      (slug) => `/services/category/${slug}/united-states/california`,
    ),
  ],
]

/** What a page says somewhere. */
export const SAYS: [address: string, part: string, texts: string[]][] = [
  [
    '/',
    'footer',
    ['Information verified monthly. Last updated December 2024.', 'SSL Secured', 'HIPAA Compliant'],
  ],
  ['/', 'header', ['For emergencies, call', 'In a crisis, call or text']],
  ['/', 'main', ['Sample data: clinics are invented.', 'Interactive Map', 'View All States']],
  [
    '/nowhere',
    'main',
    [
      'There is no page at this address. It may be mistyped, or the page may be gone.',
      'Did you forget to add the page to the router?',
    ],
  ],
  [
    '/services/riverside-clinic',
    'main',
    [
      'Please call ahead to confirm hours, services, and eligibility requirements. Information may change without notice.',
    ],
  ],
  [
    '/contact',
    'main',
    [
      'Monday to Friday, 9 AM to 5 PM EST (Eastern Time)',
      'Within 24 hours on business days',
      'Clinic information updates',
      'Within 48 hours',
      'In an emergency',
    ],
  ],
  [
    '/add-clinic',
    'main',
    [
      ...['Listing is free.', 'Services Offered *', 'Clinic Type *'],
      'We read what you sent within 24 hours.',
      'Your clinic will be in the directory within 2-3 business days.',
    ],
  ],
  [
    '/map',
    'main',
    [
      ...['Map + List', 'Map Only', 'Clinic Directory', 'Search & Filter', 'My Location'],
      ...['Filter by State', 'All States', 'Filter by Service', 'All Services'],
      ...['Low-Cost Clinics', 'Your Location'],
    ],
  ],
  ['/search?location=x', 'main', ['Load More Results', 'Low-Cost Clinics', 'Results per page']],
  [
    '/resources/blog',
    'main',
    ['Featured article', 'Read Full Article', 'Health tips', 'Subscribe'],
  ],
  ['/category/mental-health', 'main', ['View All States']],
  ['/newsletter/confirm?token=x', 'main', ['Send me the newsletter']],
  ['/newsletter/confirm?sent=true', 'main', ['You are subscribed']],
]
