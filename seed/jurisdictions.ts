import type { Localized } from './localized.ts'

export interface Jurisdiction {
  name: Localized
  slug: string
  abbreviation: string
  description: Localized
}

/** The 50 states, the District of Columbia, and the islands that US health centers serve. */
export const jurisdictions: readonly Jurisdiction[] = [
  {
    name: { en: 'Alabama', es: 'Alabama' },
    slug: 'alabama',
    abbreviation: 'AL',
    description: {
      en: 'Medicaid here is called Alabama Medicaid, and ALL Kids covers many children whose families earn too much for it.',
      es: 'Aquí Medicaid se llama Alabama Medicaid, y ALL Kids cubre a muchos niños cuyas familias ganan demasiado para recibirlo.',
    },
  },
  {
    name: { en: 'Alaska', es: 'Alaska' },
    slug: 'alaska',
    abbreviation: 'AK',
    description: {
      en: 'Alaska Medicaid covers adults with low incomes, Denali KidCare covers children and pregnant women, and tribal health programs reach many villages.',
      es: 'Alaska Medicaid cubre a adultos con bajos ingresos, Denali KidCare a niños y embarazadas, y los programas de salud tribales llegan a muchas aldeas.',
    },
  },
  {
    name: { en: 'Arizona', es: 'Arizona' },
    slug: 'arizona',
    abbreviation: 'AZ',
    description: {
      en: 'Medicaid here is called AHCCCS (people say “access”), and KidsCare is the plan for children in families that earn a little more.',
      es: 'Aquí Medicaid se llama AHCCCS (se pronuncia «access»), y KidsCare es el plan para niños de familias que ganan un poco más.',
    },
  },
  {
    name: { en: 'Arkansas', es: 'Arkansas' },
    slug: 'arkansas',
    abbreviation: 'AR',
    description: {
      en: 'Arkansas Medicaid covers adults with low incomes, and ARKids First covers children.',
      es: 'Arkansas Medicaid cubre a adultos con bajos ingresos y ARKids First cubre a los niños.',
    },
  },
  {
    name: { en: 'California', es: 'California' },
    slug: 'california',
    abbreviation: 'CA',
    description: {
      en: 'Medicaid here is called Medi-Cal, and community clinics can often help you apply during your first visit.',
      es: 'Aquí Medicaid se llama Medi-Cal, y las clínicas comunitarias muchas veces le ayudan a solicitarlo en su primera visita.',
    },
  },
  {
    name: { en: 'Colorado', es: 'Colorado' },
    slug: 'colorado',
    abbreviation: 'CO',
    description: {
      en: 'Medicaid here is called Health First Colorado, and Child Health Plan Plus (CHP+) covers children and pregnant women who earn too much for it.',
      es: 'Aquí Medicaid se llama Health First Colorado, y Child Health Plan Plus (CHP+) cubre a niños y embarazadas que ganan demasiado para recibirlo.',
    },
  },
  {
    name: { en: 'Connecticut', es: 'Connecticut' },
    slug: 'connecticut',
    abbreviation: 'CT',
    description: {
      en: 'Medicaid and the children’s plan share one name here, HUSKY Health, with parts A, B, C and D for different groups of people.',
      es: 'Medicaid y el plan para niños comparten aquí un nombre, HUSKY Health, con partes A, B, C y D para distintos grupos de personas.',
    },
  },
  {
    name: { en: 'Delaware', es: 'Delaware' },
    slug: 'delaware',
    abbreviation: 'DE',
    description: {
      en: 'Most people on Medicaid here are in the Diamond State Health Plan, and the Delaware Healthy Children Program covers children above its income limit.',
      es: 'La mayoría de quienes tienen Medicaid aquí están en Diamond State Health Plan, y el Delaware Healthy Children Program cubre a niños por encima de su límite de ingresos.',
    },
  },
  {
    name: { en: 'District of Columbia', es: 'Distrito de Columbia' },
    slug: 'district-of-columbia',
    abbreviation: 'DC',
    description: {
      en: 'DC Medicaid and DC Healthy Families cover residents with low incomes, and most clinics are a short bus or Metro ride away.',
      es: 'DC Medicaid y DC Healthy Families cubren a residentes con bajos ingresos, y casi todas las clínicas quedan a un corto viaje en autobús o metro.',
    },
  },
  {
    name: { en: 'Florida', es: 'Florida' },
    slug: 'florida',
    abbreviation: 'FL',
    description: {
      en: 'Florida Medicaid covers mainly children, parents, pregnant women and people with disabilities, and Florida KidCare brings the children’s plans together.',
      es: 'Florida Medicaid cubre sobre todo a niños, padres, embarazadas y personas con discapacidad, y Florida KidCare reúne los planes para niños.',
    },
  },
  {
    name: { en: 'Georgia', es: 'Georgia' },
    slug: 'georgia',
    abbreviation: 'GA',
    description: {
      en: 'Georgia Medicaid covers families and people with disabilities, and PeachCare for Kids covers children whose families earn somewhat more.',
      es: 'Georgia Medicaid cubre a familias y personas con discapacidad, y PeachCare for Kids cubre a niños cuyas familias ganan algo más.',
    },
  },
  {
    name: { en: 'Hawaii', es: 'Hawái' },
    slug: 'hawaii',
    abbreviation: 'HI',
    description: {
      en: 'Medicaid here is called Med-QUEST, and there are community health centers on all the larger islands.',
      es: 'Aquí Medicaid se llama Med-QUEST, y hay centros de salud comunitarios en todas las islas grandes.',
    },
  },
  {
    name: { en: 'Idaho', es: 'Idaho' },
    slug: 'idaho',
    abbreviation: 'ID',
    description: {
      en: 'Idaho Medicaid covers children, parents and other adults with low incomes, and health centers serve many farm towns.',
      es: 'Idaho Medicaid cubre a niños, padres y otros adultos con bajos ingresos, y los centros de salud atienden a muchos pueblos agrícolas.',
    },
  },
  {
    name: { en: 'Illinois', es: 'Illinois' },
    slug: 'illinois',
    abbreviation: 'IL',
    description: {
      en: 'The state calls its Medicaid program Medical Assistance, and All Kids is the part that covers children.',
      es: 'El estado llama Medical Assistance a su programa Medicaid, y All Kids es la parte que cubre a los niños.',
    },
  },
  {
    name: { en: 'Indiana', es: 'Indiana' },
    slug: 'indiana',
    abbreviation: 'IN',
    description: {
      en: 'The Healthy Indiana Plan (HIP) is Medicaid for adults with low incomes, and Hoosier Healthwise covers children and pregnant women.',
      es: 'Healthy Indiana Plan (HIP) es Medicaid para adultos con bajos ingresos, y Hoosier Healthwise cubre a niños y embarazadas.',
    },
  },
  {
    name: { en: 'Iowa', es: 'Iowa' },
    slug: 'iowa',
    abbreviation: 'IA',
    description: {
      en: 'Iowa Medicaid works through health plans under the name IA Health Link, and Hawki covers children whose families earn more.',
      es: 'Iowa Medicaid funciona con planes de salud bajo el nombre IA Health Link, y Hawki cubre a niños cuyas familias ganan más.',
    },
  },
  {
    name: { en: 'Kansas', es: 'Kansas' },
    slug: 'kansas',
    abbreviation: 'KS',
    description: {
      en: 'Medicaid here is called KanCare, and it also includes the state’s health plan for children.',
      es: 'Aquí Medicaid se llama KanCare, e incluye también el plan de salud estatal para niños.',
    },
  },
  {
    name: { en: 'Kentucky', es: 'Kentucky' },
    slug: 'kentucky',
    abbreviation: 'KY',
    description: {
      en: 'Kentucky Medicaid covers adults and families with low incomes, and KCHIP covers children just above its limit.',
      es: 'Kentucky Medicaid cubre a adultos y familias con bajos ingresos, y KCHIP cubre a niños que apenas superan su límite.',
    },
  },
  {
    name: { en: 'Louisiana', es: 'Luisiana' },
    slug: 'louisiana',
    abbreviation: 'LA',
    description: {
      en: 'Health plans for people on Medicaid go by the name Healthy Louisiana, and LaCHIP is the coverage for children.',
      es: 'Los planes de salud de Medicaid llevan el nombre Healthy Louisiana, y LaCHIP es la cobertura para niños.',
    },
  },
  {
    name: { en: 'Maine', es: 'Maine' },
    slug: 'maine',
    abbreviation: 'ME',
    description: {
      en: 'Medicaid here is called MaineCare, and children whose families earn more can join through CubCare.',
      es: 'Aquí Medicaid se llama MaineCare, y los niños cuyas familias ganan más pueden entrar por medio de CubCare.',
    },
  },
  {
    name: { en: 'Maryland', es: 'Maryland' },
    slug: 'maryland',
    abbreviation: 'MD',
    description: {
      en: 'Most people on Medicaid here get care through HealthChoice, and the Maryland Children’s Health Program covers children and teens.',
      es: 'La mayoría de quienes tienen Medicaid aquí se atienden por medio de HealthChoice, y el Maryland Children’s Health Program cubre a niños y adolescentes.',
    },
  },
  {
    name: { en: 'Massachusetts', es: 'Massachusetts' },
    slug: 'massachusetts',
    abbreviation: 'MA',
    description: {
      en: 'Medicaid and the children’s plan are one program here, MassHealth, and the Health Safety Net helps pay health centers and hospitals for people without coverage.',
      es: 'Medicaid y el plan para niños son aquí un solo programa, MassHealth, y Health Safety Net ayuda a pagar a centros de salud y hospitales por quienes no tienen cobertura.',
    },
  },
  {
    name: { en: 'Michigan', es: 'Míchigan' },
    slug: 'michigan',
    abbreviation: 'MI',
    description: {
      en: 'The Healthy Michigan Plan is Medicaid for adults with low incomes, and MIChild covers children whose families earn more.',
      es: 'Healthy Michigan Plan es Medicaid para adultos con bajos ingresos, y MIChild cubre a niños cuyas familias ganan más.',
    },
  },
  {
    name: { en: 'Minnesota', es: 'Minnesota' },
    slug: 'minnesota',
    abbreviation: 'MN',
    description: {
      en: 'Medicaid here is called Medical Assistance, and MinnesotaCare is a low-cost plan for people who earn a little too much for it.',
      es: 'Aquí Medicaid se llama Medical Assistance, y MinnesotaCare es un plan de bajo costo para quienes ganan un poco más de lo que permite.',
    },
  },
  {
    name: { en: 'Mississippi', es: 'Misisipi' },
    slug: 'mississippi',
    abbreviation: 'MS',
    description: {
      en: 'Mississippi Medicaid covers mainly children, pregnant women, parents and people with disabilities, so clinics with sliding fees matter to other adults.',
      es: 'Mississippi Medicaid cubre sobre todo a niños, embarazadas, padres y personas con discapacidad, así que otros adultos dependen mucho de las clínicas con tarifas según ingresos.',
    },
  },
  {
    name: { en: 'Missouri', es: 'Misuri' },
    slug: 'missouri',
    abbreviation: 'MO',
    description: {
      en: 'Medicaid here is called MO HealthNet, and MO HealthNet for Kids covers children.',
      es: 'Aquí Medicaid se llama MO HealthNet, y MO HealthNet for Kids cubre a los niños.',
    },
  },
  {
    name: { en: 'Montana', es: 'Montana' },
    slug: 'montana',
    abbreviation: 'MT',
    description: {
      en: 'Montana Medicaid covers adults with low incomes, and Healthy Montana Kids covers children across the state’s long distances.',
      es: 'Montana Medicaid cubre a adultos con bajos ingresos, y Healthy Montana Kids cubre a los niños en todo este extenso estado.',
    },
  },
  {
    name: { en: 'Nebraska', es: 'Nebraska' },
    slug: 'nebraska',
    abbreviation: 'NE',
    description: {
      en: 'Nebraska Medicaid works through health plans under the name Heritage Health.',
      es: 'Nebraska Medicaid funciona con planes de salud bajo el nombre Heritage Health.',
    },
  },
  {
    name: { en: 'Nevada', es: 'Nevada' },
    slug: 'nevada',
    abbreviation: 'NV',
    description: {
      en: 'Nevada Medicaid covers adults and families with low incomes, and Nevada Check Up covers children just above its limit.',
      es: 'Nevada Medicaid cubre a adultos y familias con bajos ingresos, y Nevada Check Up cubre a niños que apenas superan su límite.',
    },
  },
  {
    name: { en: 'New Hampshire', es: 'Nuevo Hampshire' },
    slug: 'new-hampshire',
    abbreviation: 'NH',
    description: {
      en: 'New Hampshire Medicaid covers children and adults with low incomes, and community health centers serve the towns of the North Country.',
      es: 'New Hampshire Medicaid cubre a niños y adultos con bajos ingresos, y los centros de salud comunitarios atienden a los pueblos del norte.',
    },
  },
  {
    name: { en: 'New Jersey', es: 'Nueva Jersey' },
    slug: 'new-jersey',
    abbreviation: 'NJ',
    description: {
      en: 'Medicaid and the children’s plan are one program here, NJ FamilyCare, and hospitals offer Charity Care to people without coverage.',
      es: 'Medicaid y el plan para niños son aquí un solo programa, NJ FamilyCare, y los hospitales ofrecen Charity Care a quienes no tienen cobertura.',
    },
  },
  {
    name: { en: 'New Mexico', es: 'Nuevo México' },
    slug: 'new-mexico',
    abbreviation: 'NM',
    description: {
      en: 'Medicaid health plans here go by the name Turquoise Care, and health centers reach many small towns and pueblos.',
      es: 'Los planes de salud de Medicaid llevan aquí el nombre Turquoise Care, y los centros de salud llegan a muchos pueblos pequeños.',
    },
  },
  {
    name: { en: 'New York', es: 'Nueva York' },
    slug: 'new-york',
    abbreviation: 'NY',
    description: {
      en: 'New York Medicaid covers adults and families, Child Health Plus covers children, and the Essential Plan covers adults who earn a little more.',
      es: 'New York Medicaid cubre a adultos y familias, Child Health Plus a los niños, y el Essential Plan a adultos que ganan un poco más.',
    },
  },
  {
    name: { en: 'North Carolina', es: 'Carolina del Norte' },
    slug: 'north-carolina',
    abbreviation: 'NC',
    description: {
      en: 'Medicaid here is called NC Medicaid, and free and charitable clinics work in many of the counties.',
      es: 'Aquí Medicaid se llama NC Medicaid, y en muchos condados trabajan clínicas gratuitas y de beneficencia.',
    },
  },
  {
    name: { en: 'North Dakota', es: 'Dakota del Norte' },
    slug: 'north-dakota',
    abbreviation: 'ND',
    description: {
      en: 'North Dakota Medicaid covers children and adults with low incomes, and tribal and community health centers serve the rural counties.',
      es: 'North Dakota Medicaid cubre a niños y adultos con bajos ingresos, y los centros de salud tribales y comunitarios atienden a los condados rurales.',
    },
  },
  {
    name: { en: 'Ohio', es: 'Ohio' },
    slug: 'ohio',
    abbreviation: 'OH',
    description: {
      en: 'Ohio Medicaid covers adults and families with low incomes, and Healthy Start covers children and pregnant women.',
      es: 'Ohio Medicaid cubre a adultos y familias con bajos ingresos, y Healthy Start cubre a niños y embarazadas.',
    },
  },
  {
    name: { en: 'Oklahoma', es: 'Oklahoma' },
    slug: 'oklahoma',
    abbreviation: 'OK',
    description: {
      en: 'Medicaid here is called SoonerCare, and tribal clinics serve people who belong to one of the state’s many tribal nations.',
      es: 'Aquí Medicaid se llama SoonerCare, y las clínicas tribales atienden a quienes pertenecen a alguna de las muchas naciones tribales del estado.',
    },
  },
  {
    name: { en: 'Oregon', es: 'Oregón' },
    slug: 'oregon',
    abbreviation: 'OR',
    description: {
      en: 'Medicaid here is called the Oregon Health Plan (OHP), and the same state application also asks for help with food and child care.',
      es: 'Aquí Medicaid se llama Oregon Health Plan (OHP), y la misma solicitud estatal sirve para pedir ayuda con alimentos y cuidado infantil.',
    },
  },
  {
    name: { en: 'Pennsylvania', es: 'Pensilvania' },
    slug: 'pennsylvania',
    abbreviation: 'PA',
    description: {
      en: 'Medicaid here is called Medical Assistance, and you can apply for it through the state’s COMPASS website.',
      es: 'Aquí Medicaid se llama Medical Assistance, y puede solicitarlo en el sitio web estatal COMPASS.',
    },
  },
  {
    name: { en: 'Rhode Island', es: 'Rhode Island' },
    slug: 'rhode-island',
    abbreviation: 'RI',
    description: {
      en: 'RIte Care is the Medicaid plan for families, children and pregnant women, and Rhode Island Medicaid covers other adults with low incomes.',
      es: 'RIte Care es el plan de Medicaid para familias, niños y embarazadas, y Rhode Island Medicaid cubre a otros adultos con bajos ingresos.',
    },
  },
  {
    name: { en: 'South Carolina', es: 'Carolina del Sur' },
    slug: 'south-carolina',
    abbreviation: 'SC',
    description: {
      en: 'Medicaid here is called Healthy Connections, and free medical clinics help adults whom it does not cover.',
      es: 'Aquí Medicaid se llama Healthy Connections, y las clínicas médicas gratuitas ayudan a los adultos que no cubre.',
    },
  },
  {
    name: { en: 'South Dakota', es: 'Dakota del Sur' },
    slug: 'south-dakota',
    abbreviation: 'SD',
    description: {
      en: 'South Dakota Medicaid covers children and adults with low incomes, and health centers and tribal clinics serve the rural counties.',
      es: 'South Dakota Medicaid cubre a niños y adultos con bajos ingresos, y los centros de salud y las clínicas tribales atienden a los condados rurales.',
    },
  },
  {
    name: { en: 'Tennessee', es: 'Tennessee' },
    slug: 'tennessee',
    abbreviation: 'TN',
    description: {
      en: 'Medicaid here is called TennCare, and CoverKids covers children and pregnant women who earn too much for it.',
      es: 'Aquí Medicaid se llama TennCare, y CoverKids cubre a niños y embarazadas que ganan demasiado para recibirlo.',
    },
  },
  {
    name: { en: 'Texas', es: 'Texas' },
    slug: 'texas',
    abbreviation: 'TX',
    description: {
      en: 'Texas Medicaid covers mainly children, pregnant women, older people and people with disabilities, so many other adults use clinics with sliding fees.',
      es: 'Texas Medicaid cubre sobre todo a niños, embarazadas, personas mayores y personas con discapacidad, así que muchos otros adultos usan clínicas con tarifas según ingresos.',
    },
  },
  {
    name: { en: 'Utah', es: 'Utah' },
    slug: 'utah',
    abbreviation: 'UT',
    description: {
      en: 'Utah Medicaid covers adults and families with low incomes, and Utah CHIP covers children just above its limit.',
      es: 'Utah Medicaid cubre a adultos y familias con bajos ingresos, y Utah CHIP cubre a niños que apenas superan su límite.',
    },
  },
  {
    name: { en: 'Vermont', es: 'Vermont' },
    slug: 'vermont',
    abbreviation: 'VT',
    description: {
      en: 'Vermont’s public health coverage goes by the name Green Mountain Care, and Dr. Dynasaur is the part for children and pregnant women.',
      es: 'La cobertura pública de Vermont lleva el nombre Green Mountain Care, y Dr. Dynasaur es la parte para niños y embarazadas.',
    },
  },
  {
    name: { en: 'Virginia', es: 'Virginia' },
    slug: 'virginia',
    abbreviation: 'VA',
    description: {
      en: 'Medicaid here is called Cardinal Care, and FAMIS covers children whose families earn too much for it.',
      es: 'Aquí Medicaid se llama Cardinal Care, y FAMIS cubre a niños cuyas familias ganan demasiado para recibirlo.',
    },
  },
  {
    name: { en: 'Washington', es: 'Washington' },
    slug: 'washington',
    abbreviation: 'WA',
    description: {
      en: 'Medicaid here is called Apple Health, and children’s coverage is part of the same program.',
      es: 'Aquí Medicaid se llama Apple Health, y la cobertura para niños es parte del mismo programa.',
    },
  },
  {
    name: { en: 'West Virginia', es: 'Virginia Occidental' },
    slug: 'west-virginia',
    abbreviation: 'WV',
    description: {
      en: 'West Virginia Medicaid covers adults and families with low incomes, and WVCHIP covers children just above its limit.',
      es: 'West Virginia Medicaid cubre a adultos y familias con bajos ingresos, y WVCHIP cubre a niños que apenas superan su límite.',
    },
  },
  {
    name: { en: 'Wisconsin', es: 'Wisconsin' },
    slug: 'wisconsin',
    abbreviation: 'WI',
    description: {
      en: 'Medicaid for families and most adults is called BadgerCare Plus here.',
      es: 'Aquí el Medicaid para familias y la mayoría de los adultos se llama BadgerCare Plus.',
    },
  },
  {
    name: { en: 'Wyoming', es: 'Wyoming' },
    slug: 'wyoming',
    abbreviation: 'WY',
    description: {
      en: 'Wyoming Medicaid covers mainly children, parents, pregnant women and people with disabilities, and Kid Care CHIP covers more children.',
      es: 'Wyoming Medicaid cubre sobre todo a niños, padres, embarazadas y personas con discapacidad, y Kid Care CHIP cubre a más niños.',
    },
  },
  {
    name: { en: 'American Samoa', es: 'Samoa Americana' },
    slug: 'american-samoa',
    abbreviation: 'AS',
    description: {
      en: 'Community health centers in several villages and the LBJ Tropical Medical Center give most of the care here, and Medicaid pays for part of it.',
      es: 'Los centros de salud comunitarios de varias aldeas y el LBJ Tropical Medical Center dan aquí casi toda la atención, y Medicaid paga una parte.',
    },
  },
  {
    name: { en: 'Federated States of Micronesia', es: 'Estados Federados de Micronesia' },
    slug: 'federated-states-of-micronesia',
    abbreviation: 'FM',
    description: {
      en: 'Each of the four states, Chuuk, Kosrae, Pohnpei and Yap, has its own public hospital, and community health centers charge little; Medicaid does not operate here.',
      es: 'Cada uno de los cuatro estados, Chuuk, Kosrae, Pohnpei y Yap, tiene su hospital público, y los centros de salud comunitarios cobran poco; Medicaid no funciona aquí.',
    },
  },
  {
    name: { en: 'Guam', es: 'Guam' },
    slug: 'guam',
    abbreviation: 'GU',
    description: {
      en: 'Guam Medicaid covers residents with low incomes, and the island’s own Medically Indigent Program helps some who do not qualify for it.',
      es: 'Guam Medicaid cubre a residentes con bajos ingresos, y el Medically Indigent Program de la isla ayuda a algunos que no califican.',
    },
  },
  {
    name: { en: 'Marshall Islands', es: 'Islas Marshall' },
    slug: 'marshall-islands',
    abbreviation: 'MH',
    description: {
      en: 'Public hospitals in Majuro and Ebeye and health posts on the outer atolls give most of the care here; Medicaid does not operate in this country.',
      es: 'Los hospitales públicos de Majuro y Ebeye y los puestos de salud de los atolones dan aquí casi toda la atención; Medicaid no funciona en este país.',
    },
  },
  {
    name: { en: 'Northern Mariana Islands', es: 'Islas Marianas del Norte' },
    slug: 'northern-mariana-islands',
    abbreviation: 'MP',
    description: {
      en: 'CNMI Medicaid covers residents with low incomes, and the public Commonwealth Healthcare Corporation serves Saipan, Tinian and Rota.',
      es: 'CNMI Medicaid cubre a residentes con bajos ingresos, y la corporación pública Commonwealth Healthcare Corporation atiende en Saipán, Tinian y Rota.',
    },
  },
  {
    name: { en: 'Palau', es: 'Palaos' },
    slug: 'palau',
    abbreviation: 'PW',
    description: {
      en: 'The Belau National Hospital in Koror and the public community health centers give most of the care here; Medicaid does not operate in this country.',
      es: 'El Belau National Hospital de Koror y los centros de salud comunitarios públicos dan aquí casi toda la atención; Medicaid no funciona en este país.',
    },
  },
  {
    name: { en: 'Puerto Rico', es: 'Puerto Rico' },
    slug: 'puerto-rico',
    abbreviation: 'PR',
    description: {
      en: 'Medicaid here works through the government health plan, Plan Vital, and the community health centers are known as Centros 330.',
      es: 'Aquí Medicaid funciona por medio del plan de salud del gobierno, Plan Vital, y los centros de salud comunitarios se conocen como Centros 330.',
    },
  },
  {
    name: { en: 'U.S. Virgin Islands', es: 'Islas Vírgenes de EE. UU.' },
    slug: 'us-virgin-islands',
    abbreviation: 'VI',
    description: {
      en: 'Virgin Islands Medicaid covers residents with low incomes, and there are community health centers on St. Croix and St. Thomas.',
      es: 'Virgin Islands Medicaid cubre a residentes con bajos ingresos, y hay centros de salud comunitarios en St. Croix y St. Thomas.',
    },
  },
]
