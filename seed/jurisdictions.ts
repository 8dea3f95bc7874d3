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
      en: 'Medicaid here is called Alabama Medicaid. ALL Kids is a plan for children whose families earn too much for it.',
      es: 'Aquí Medicaid se llama Alabama Medicaid. ALL Kids es un plan para niños si la familia gana demasiado para tener Medicaid.',
    },
  },
  {
    name: { en: 'Alaska', es: 'Alaska' },
    slug: 'alaska',
    abbreviation: 'AK',
    description: {
      en: 'Adults who earn little can get Alaska Medicaid. Denali KidCare is for children and for women who are pregnant. Tribal clinics reach many villages.',
      es: 'Los adultos que ganan poco pueden tener Alaska Medicaid. Denali KidCare es para niños y embarazadas. Las clínicas tribales llegan a muchos pueblos.',
    },
  },
  {
    name: { en: 'Arizona', es: 'Arizona' },
    slug: 'arizona',
    abbreviation: 'AZ',
    description: {
      en: 'Medicaid here is called AHCCCS. People say “access”. KidsCare is the plan for children in homes that earn a bit more.',
      es: 'Aquí Medicaid se llama AHCCCS (se pronuncia «access»), y KidsCare es el plan para niños de familias que ganan un poco más.',
    },
  },
  {
    name: { en: 'Arkansas', es: 'Arkansas' },
    slug: 'arkansas',
    abbreviation: 'AR',
    description: {
      en: 'Adults who earn little can get Arkansas Medicaid. ARKids First is the plan for children.',
      es: 'Arkansas Medicaid cubre a adultos con bajos ingresos y ARKids First cubre a los niños.',
    },
  },
  {
    name: { en: 'California', es: 'California' },
    slug: 'california',
    abbreviation: 'CA',
    description: {
      en: 'Medicaid here is called Medi-Cal. Many clinics help you sign up for it on your first visit.',
      es: 'Aquí Medicaid se llama Medi-Cal. Muchas clínicas le ayudan a pedirlo en su primera visita.',
    },
  },
  {
    name: { en: 'Colorado', es: 'Colorado' },
    slug: 'colorado',
    abbreviation: 'CO',
    description: {
      en: 'Medicaid here is called Health First Colorado. If you earn too much for it, try Child Health Plan Plus (CHP+). It is for children and for women who are pregnant.',
      es: 'Aquí Medicaid se llama Health First Colorado, y Child Health Plan Plus (CHP+) cubre a niños y embarazadas que ganan demasiado para recibirlo.',
    },
  },
  {
    name: { en: 'Connecticut', es: 'Connecticut' },
    slug: 'connecticut',
    abbreviation: 'CT',
    description: {
      en: 'Medicaid and the plan for children share one name here: HUSKY Health. Its parts A, B, C and D are for different groups of people.',
      es: 'Medicaid y el plan para niños comparten aquí un nombre, HUSKY Health, con partes A, B, C y D para distintos grupos de personas.',
    },
  },
  {
    name: { en: 'Delaware', es: 'Delaware' },
    slug: 'delaware',
    abbreviation: 'DE',
    description: {
      en: 'Most people on Medicaid here are in the Diamond State Health Plan. Children in homes that earn too much for it can join the Delaware Healthy Children Program.',
      es: 'La mayoría de quienes tienen Medicaid aquí están en Diamond State Health Plan. El Delaware Healthy Children Program cubre a niños de familias que ganan un poco más.',
    },
  },
  {
    name: { en: 'District of Columbia', es: 'Distrito de Columbia' },
    slug: 'district-of-columbia',
    abbreviation: 'DC',
    description: {
      en: 'DC Medicaid and DC Healthy Families are for people here who earn little. Most clinics are a short bus or Metro ride away.',
      es: 'DC Medicaid y DC Healthy Families cubren a residentes con bajos ingresos, y casi todas las clínicas quedan a un corto viaje en autobús o metro.',
    },
  },
  {
    name: { en: 'Florida', es: 'Florida' },
    slug: 'florida',
    abbreviation: 'FL',
    description: {
      en: 'Florida Medicaid is mainly for children, parents, women who are pregnant and people who are disabled. You find all plans for children in one place, Florida KidCare.',
      es: 'Florida Medicaid es sobre todo para niños, padres y embarazadas. También es para personas con discapacidad. Florida KidCare tiene todos los planes para niños.',
    },
  },
  {
    name: { en: 'Georgia', es: 'Georgia' },
    slug: 'georgia',
    abbreviation: 'GA',
    description: {
      en: 'Georgia Medicaid is for families and for people who are disabled. PeachCare for Kids is for children in homes that earn a bit more.',
      es: 'Georgia Medicaid es para familias y personas con discapacidad. PeachCare for Kids es para niños en hogares que ganan un poco más.',
    },
  },
  {
    name: { en: 'Hawaii', es: 'Hawái' },
    slug: 'hawaii',
    abbreviation: 'HI',
    description: {
      en: 'Medicaid here is called Med-QUEST. You will find low-cost health centers on all the larger islands.',
      es: 'Aquí Medicaid se llama Med-QUEST, y hay centros de salud comunitarios en todas las islas grandes.',
    },
  },
  {
    name: { en: 'Idaho', es: 'Idaho' },
    slug: 'idaho',
    abbreviation: 'ID',
    description: {
      en: 'Idaho Medicaid is for children, parents and other adults who earn little. Health centers serve many farm towns.',
      es: 'Idaho Medicaid cubre a niños, padres y otros adultos con bajos ingresos, y los centros de salud atienden a muchos pueblos agrícolas.',
    },
  },
  {
    name: { en: 'Illinois', es: 'Illinois' },
    slug: 'illinois',
    abbreviation: 'IL',
    description: {
      en: 'The state calls its Medicaid plan Medical Assistance. All Kids is the part for children.',
      es: 'El estado llama Medical Assistance a su programa Medicaid, y All Kids es la parte que cubre a los niños.',
    },
  },
  {
    name: { en: 'Indiana', es: 'Indiana' },
    slug: 'indiana',
    abbreviation: 'IN',
    description: {
      en: 'The Healthy Indiana Plan (HIP) is Medicaid for adults who earn little. Hoosier Healthwise is for children and for women who are pregnant.',
      es: 'Healthy Indiana Plan (HIP) es Medicaid para adultos que ganan poco. Hoosier Healthwise es para niños y embarazadas.',
    },
  },
  {
    name: { en: 'Iowa', es: 'Iowa' },
    slug: 'iowa',
    abbreviation: 'IA',
    description: {
      en: 'Iowa Medicaid works through health plans. Their name is IA Health Link. Hawki is for children whose families earn more.',
      es: 'Iowa Medicaid funciona con planes de salud bajo el nombre IA Health Link, y Hawki cubre a niños cuyas familias ganan más.',
    },
  },
  {
    name: { en: 'Kansas', es: 'Kansas' },
    slug: 'kansas',
    abbreviation: 'KS',
    description: {
      en: 'Medicaid here is called KanCare. The state’s health plan for children is part of it.',
      es: 'Aquí Medicaid se llama KanCare, e incluye también el plan de salud estatal para niños.',
    },
  },
  {
    name: { en: 'Kentucky', es: 'Kentucky' },
    slug: 'kentucky',
    abbreviation: 'KY',
    description: {
      en: 'Adults and families who earn little can get Kentucky Medicaid. KCHIP is for children in homes that earn just a bit more.',
      es: 'Kentucky Medicaid cubre a adultos y familias con bajos ingresos, y KCHIP cubre a niños de hogares que ganan un poco más.',
    },
  },
  {
    name: { en: 'Louisiana', es: 'Luisiana' },
    slug: 'louisiana',
    abbreviation: 'LA',
    description: {
      en: 'Health plans for people on Medicaid go by the name Healthy Louisiana. LaCHIP is the plan for children.',
      es: 'Los planes de salud de Medicaid llevan el nombre Healthy Louisiana, y LaCHIP es la cobertura para niños.',
    },
  },
  {
    name: { en: 'Maine', es: 'Maine' },
    slug: 'maine',
    abbreviation: 'ME',
    description: {
      en: 'Medicaid here is called MaineCare. Children whose families earn more can join through CubCare.',
      es: 'Aquí Medicaid se llama MaineCare, y los niños cuyas familias ganan más pueden entrar por medio de CubCare.',
    },
  },
  {
    name: { en: 'Maryland', es: 'Maryland' },
    slug: 'maryland',
    abbreviation: 'MD',
    description: {
      en: 'Most people on Medicaid here get care through HealthChoice. Children and teens can join the Maryland Children’s Health Program.',
      es: 'La mayoría de quienes tienen Medicaid aquí se atienden por medio de HealthChoice, y el Maryland Children’s Health Program cubre a niños y adolescentes.',
    },
  },
  {
    name: { en: 'Massachusetts', es: 'Massachusetts' },
    slug: 'massachusetts',
    abbreviation: 'MA',
    description: {
      en: 'Medicaid and the plan for children are one here: MassHealth. If you have no health plan, the Health Safety Net helps pay health centers and hospitals.',
      es: 'Medicaid y el plan para niños son aquí un solo programa, MassHealth, y Health Safety Net ayuda a pagar a centros de salud y hospitales por quienes no tienen cobertura.',
    },
  },
  {
    name: { en: 'Michigan', es: 'Míchigan' },
    slug: 'michigan',
    abbreviation: 'MI',
    description: {
      en: 'The Healthy Michigan Plan is Medicaid for adults who earn little. MIChild is for children whose families earn more.',
      es: 'Healthy Michigan Plan es Medicaid para adultos con bajos ingresos, y MIChild cubre a niños cuyas familias ganan más.',
    },
  },
  {
    name: { en: 'Minnesota', es: 'Minnesota' },
    slug: 'minnesota',
    abbreviation: 'MN',
    description: {
      en: 'Medicaid here is called Medical Assistance. MinnesotaCare is a low-cost plan for people who earn a bit too much for it.',
      es: 'Aquí Medicaid se llama Medical Assistance, y MinnesotaCare es un plan de bajo costo para quienes ganan un poco más.',
    },
  },
  {
    name: { en: 'Mississippi', es: 'Misisipi' },
    slug: 'mississippi',
    abbreviation: 'MS',
    description: {
      en: 'Mississippi Medicaid is mainly for children, parents, women who are pregnant and people who are disabled. Many other adults use clinics that charge by what you earn.',
      es: 'Mississippi Medicaid es sobre todo para niños, padres y embarazadas. También es para personas con discapacidad. Muchos otros adultos van a clínicas que cobran según lo que uno gana.',
    },
  },
  {
    name: { en: 'Missouri', es: 'Misuri' },
    slug: 'missouri',
    abbreviation: 'MO',
    description: {
      en: 'Medicaid here is called MO HealthNet. MO HealthNet for Kids is the part for children.',
      es: 'Aquí Medicaid se llama MO HealthNet, y MO HealthNet for Kids cubre a los niños.',
    },
  },
  {
    name: { en: 'Montana', es: 'Montana' },
    slug: 'montana',
    abbreviation: 'MT',
    description: {
      en: 'Adults who earn little can get Montana Medicaid. Healthy Montana Kids is the plan for children all over this big state.',
      es: 'Montana Medicaid cubre a adultos con bajos ingresos, y Healthy Montana Kids cubre a los niños en todo el estado.',
    },
  },
  {
    name: { en: 'Nebraska', es: 'Nebraska' },
    slug: 'nebraska',
    abbreviation: 'NE',
    description: {
      en: 'Nebraska Medicaid works through health plans. Their name is Heritage Health.',
      es: 'Nebraska Medicaid funciona con planes de salud bajo el nombre Heritage Health.',
    },
  },
  {
    name: { en: 'Nevada', es: 'Nevada' },
    slug: 'nevada',
    abbreviation: 'NV',
    description: {
      en: 'Adults and families who earn little can get Nevada Medicaid. Nevada Check Up is for children in homes that earn just a bit more.',
      es: 'Nevada Medicaid cubre a adultos y familias con bajos ingresos, y Nevada Check Up cubre a niños de hogares que ganan un poco más.',
    },
  },
  {
    name: { en: 'New Hampshire', es: 'Nuevo Hampshire' },
    slug: 'new-hampshire',
    abbreviation: 'NH',
    description: {
      en: 'Children and adults who earn little can get New Hampshire Medicaid. Health centers serve the towns of the North Country too.',
      es: 'New Hampshire Medicaid cubre a niños y adultos con bajos ingresos, y los centros de salud comunitarios atienden a los pueblos del norte.',
    },
  },
  {
    name: { en: 'New Jersey', es: 'Nueva Jersey' },
    slug: 'new-jersey',
    abbreviation: 'NJ',
    description: {
      en: 'Medicaid and the plan for children are one here: NJ FamilyCare. If you have no health plan, ask the hospital for Charity Care.',
      es: 'Medicaid y el plan para niños son uno solo aquí: NJ FamilyCare. Si no tiene un plan de salud, pida Charity Care en el hospital.',
    },
  },
  {
    name: { en: 'New Mexico', es: 'Nuevo México' },
    slug: 'new-mexico',
    abbreviation: 'NM',
    description: {
      en: 'Medicaid health plans here go by the name Turquoise Care. Health centers reach many small towns and pueblos.',
      es: 'Los planes de salud de Medicaid llevan aquí el nombre Turquoise Care, y los centros de salud llegan a muchos pueblos pequeños.',
    },
  },
  {
    name: { en: 'New York', es: 'Nueva York' },
    slug: 'new-york',
    abbreviation: 'NY',
    description: {
      en: 'New York Medicaid is for adults and families. Child Health Plus is for children. If you earn a bit more, the Essential Plan may take you.',
      es: 'New York Medicaid cubre a adultos y familias, Child Health Plus a los niños, y el Essential Plan a adultos que ganan un poco más.',
    },
  },
  {
    name: { en: 'North Carolina', es: 'Carolina del Norte' },
    slug: 'north-carolina',
    abbreviation: 'NC',
    description: {
      en: 'Medicaid here is called NC Medicaid. You will find free clinics in many of the counties.',
      es: 'Aquí Medicaid se llama NC Medicaid. En muchos condados hay clínicas gratis.',
    },
  },
  {
    name: { en: 'North Dakota', es: 'Dakota del Norte' },
    slug: 'north-dakota',
    abbreviation: 'ND',
    description: {
      en: 'Children and adults who earn little can get North Dakota Medicaid. Out in the country, look for health centers and for tribal clinics.',
      es: 'Los niños y los adultos que ganan poco pueden tener North Dakota Medicaid. En el campo, busque centros de salud y clínicas tribales.',
    },
  },
  {
    name: { en: 'Ohio', es: 'Ohio' },
    slug: 'ohio',
    abbreviation: 'OH',
    description: {
      en: 'Adults and families who earn little can get Ohio Medicaid. Healthy Start is for children and for women who are pregnant.',
      es: 'Ohio Medicaid cubre a adultos y familias con bajos ingresos, y Healthy Start cubre a niños y embarazadas.',
    },
  },
  {
    name: { en: 'Oklahoma', es: 'Oklahoma' },
    slug: 'oklahoma',
    abbreviation: 'OK',
    description: {
      en: 'Medicaid here is called SoonerCare. Tribal clinics serve people who belong to one of the many tribes of the state.',
      es: 'Aquí Medicaid se llama SoonerCare. Las clínicas tribales son para quienes son parte de una de las muchas tribus del estado.',
    },
  },
  {
    name: { en: 'Oregon', es: 'Oregón' },
    slug: 'oregon',
    abbreviation: 'OR',
    description: {
      en: 'Medicaid here is called the Oregon Health Plan (OHP). With the same form you can ask the state for help with food and child care.',
      es: 'Aquí Medicaid se llama Oregon Health Plan (OHP). Con la misma solicitud puede pedir al estado ayuda para la comida y para el cuidado de niños.',
    },
  },
  {
    name: { en: 'Pennsylvania', es: 'Pensilvania' },
    slug: 'pennsylvania',
    abbreviation: 'PA',
    description: {
      en: 'Medicaid here is called Medical Assistance. You can sign up for it on COMPASS, the state’s website.',
      es: 'Aquí Medicaid se llama Medical Assistance. Puede pedirlo en COMPASS, el sitio web del estado.',
    },
  },
  {
    name: { en: 'Rhode Island', es: 'Rhode Island' },
    slug: 'rhode-island',
    abbreviation: 'RI',
    description: {
      en: 'RIte Care is the Medicaid plan for families, children and women who are pregnant. Other adults who earn little can get Rhode Island Medicaid.',
      es: 'RIte Care es el plan de Medicaid para familias, niños y embarazadas, y Rhode Island Medicaid cubre a otros adultos con bajos ingresos.',
    },
  },
  {
    name: { en: 'South Carolina', es: 'Carolina del Sur' },
    slug: 'south-carolina',
    abbreviation: 'SC',
    description: {
      en: 'Medicaid here is called Healthy Connections. Free clinics help adults who can’t get it.',
      es: 'Aquí Medicaid se llama Healthy Connections, y las clínicas gratis ayudan a los adultos que no cubre.',
    },
  },
  {
    name: { en: 'South Dakota', es: 'Dakota del Sur' },
    slug: 'south-dakota',
    abbreviation: 'SD',
    description: {
      en: 'Children and adults who earn little can get South Dakota Medicaid. Out in the country, look for health centers and for tribal clinics.',
      es: 'South Dakota Medicaid cubre a niños y adultos con bajos ingresos, y los centros de salud y las clínicas tribales atienden a los condados rurales.',
    },
  },
  {
    name: { en: 'Tennessee', es: 'Tennessee' },
    slug: 'tennessee',
    abbreviation: 'TN',
    description: {
      en: 'Medicaid here is called TennCare. If you earn too much for it, CoverKids may take children and women who are pregnant.',
      es: 'Aquí Medicaid se llama TennCare. Si gana demasiado para tenerlo, CoverKids es un plan para niños y embarazadas.',
    },
  },
  {
    name: { en: 'Texas', es: 'Texas' },
    slug: 'texas',
    abbreviation: 'TX',
    description: {
      en: 'Texas Medicaid is mainly for children, for older or disabled people and for women who are pregnant. Many other adults use clinics that charge by what you earn.',
      es: 'Texas Medicaid es sobre todo para niños, embarazadas y personas mayores o con discapacidad. Muchos otros adultos van a clínicas que cobran según lo que uno gana.',
    },
  },
  {
    name: { en: 'Utah', es: 'Utah' },
    slug: 'utah',
    abbreviation: 'UT',
    description: {
      en: 'Adults and families who earn little can get Utah Medicaid. Utah CHIP is for children in homes that earn just a bit more.',
      es: 'Utah Medicaid cubre a adultos y familias con bajos ingresos, y Utah CHIP cubre a niños de hogares que ganan un poco más.',
    },
  },
  {
    name: { en: 'Vermont', es: 'Vermont' },
    slug: 'vermont',
    abbreviation: 'VT',
    description: {
      en: 'The state’s health plans share the name Green Mountain Care. Dr. Dynasaur is the part for children and for women who are pregnant.',
      es: 'La cobertura pública de Vermont lleva el nombre Green Mountain Care, y Dr. Dynasaur es la parte para niños y embarazadas.',
    },
  },
  {
    name: { en: 'Virginia', es: 'Virginia' },
    slug: 'virginia',
    abbreviation: 'VA',
    description: {
      en: 'Medicaid here is called Cardinal Care. FAMIS is for children whose families earn too much for it.',
      es: 'Aquí Medicaid se llama Cardinal Care. FAMIS es para niños si la familia gana demasiado para tener Medicaid.',
    },
  },
  {
    name: { en: 'Washington', es: 'Washington' },
    slug: 'washington',
    abbreviation: 'WA',
    description: {
      en: 'Medicaid here is called Apple Health. The plan for children is part of it.',
      es: 'Aquí Medicaid se llama Apple Health, y la cobertura para niños es parte del mismo programa.',
    },
  },
  {
    name: { en: 'West Virginia', es: 'Virginia Occidental' },
    slug: 'west-virginia',
    abbreviation: 'WV',
    description: {
      en: 'Adults and families who earn little can get West Virginia Medicaid. WVCHIP is for children in homes that earn just a bit more.',
      es: 'West Virginia Medicaid cubre a adultos y familias con bajos ingresos, y WVCHIP cubre a niños de hogares que ganan un poco más.',
    },
  },
  {
    name: { en: 'Wisconsin', es: 'Wisconsin' },
    slug: 'wisconsin',
    abbreviation: 'WI',
    description: {
      en: 'Here Medicaid for families and for most adults is called BadgerCare Plus.',
      es: 'Aquí el Medicaid para familias y la mayoría de los adultos se llama BadgerCare Plus.',
    },
  },
  {
    name: { en: 'Wyoming', es: 'Wyoming' },
    slug: 'wyoming',
    abbreviation: 'WY',
    description: {
      en: 'Wyoming Medicaid is mainly for children, parents, women who are pregnant and people who are disabled. Kid Care CHIP takes more children.',
      es: 'Wyoming Medicaid cubre sobre todo a niños, padres, embarazadas y personas con discapacidad, y Kid Care CHIP cubre a más niños.',
    },
  },
  {
    name: { en: 'American Samoa', es: 'Samoa Americana' },
    slug: 'american-samoa',
    abbreviation: 'AS',
    description: {
      en: 'Health centers in some villages and the LBJ Tropical Medical Center give most of the care here. Medicaid pays for part of it.',
      es: 'Los centros de salud comunitarios de varias aldeas y el LBJ Tropical Medical Center dan aquí casi toda la atención, y Medicaid paga una parte.',
    },
  },
  {
    name: { en: 'Federated States of Micronesia', es: 'Estados Federados de Micronesia' },
    slug: 'federated-states-of-micronesia',
    abbreviation: 'FM',
    description: {
      en: 'Each of the four states, Chuuk, Kosrae, Pohnpei and Yap, has a public hospital. Health centers charge little. You can’t use Medicaid here.',
      es: 'Cada uno de los cuatro estados, Chuuk, Kosrae, Pohnpei y Yap, tiene su hospital público, y los centros de salud comunitarios cobran poco; Medicaid no funciona aquí.',
    },
  },
  {
    name: { en: 'Guam', es: 'Guam' },
    slug: 'guam',
    abbreviation: 'GU',
    description: {
      en: 'People here who earn little can get Guam Medicaid. If you can’t get it, ask for the island’s own plan: the Medically Indigent Program.',
      es: 'Guam Medicaid cubre a residentes con bajos ingresos, y el Medically Indigent Program de la isla ayuda a algunos que no califican.',
    },
  },
  {
    name: { en: 'Marshall Islands', es: 'Islas Marshall' },
    slug: 'marshall-islands',
    abbreviation: 'MH',
    description: {
      en: 'Most of the care here comes from the public hospitals in Majuro and Ebeye. The outer atolls have health posts. You can’t use Medicaid here.',
      es: 'Los hospitales públicos de Majuro y Ebeye y los puestos de salud de los atolones dan aquí casi toda la atención; Medicaid no funciona en este país.',
    },
  },
  {
    name: { en: 'Northern Mariana Islands', es: 'Islas Marianas del Norte' },
    slug: 'northern-mariana-islands',
    abbreviation: 'MP',
    description: {
      en: 'People here who earn little can get CNMI Medicaid. The public Commonwealth Healthcare Corporation serves Saipan, Tinian and Rota.',
      es: 'Quien vive aquí y gana poco puede tener CNMI Medicaid. El hospital y las clínicas públicas de Saipán, Tinian y Rota son de Commonwealth Healthcare Corporation.',
    },
  },
  {
    name: { en: 'Palau', es: 'Palaos' },
    slug: 'palau',
    abbreviation: 'PW',
    description: {
      en: 'Most of the care here comes from the Belau National Hospital in Koror and from public health centers. You can’t use Medicaid here.',
      es: 'El Belau National Hospital de Koror y los centros de salud comunitarios públicos dan aquí casi toda la atención; Medicaid no funciona en este país.',
    },
  },
  {
    name: { en: 'Puerto Rico', es: 'Puerto Rico' },
    slug: 'puerto-rico',
    abbreviation: 'PR',
    description: {
      en: 'Medicaid here works through the government’s health plan, Plan Vital. Low-cost health centers are known as Centros 330.',
      es: 'Aquí Medicaid funciona por medio del plan de salud del gobierno, Plan Vital, y los centros de salud comunitarios se conocen como Centros 330.',
    },
  },
  {
    name: { en: 'U.S. Virgin Islands', es: 'Islas Vírgenes de EE. UU.' },
    slug: 'us-virgin-islands',
    abbreviation: 'VI',
    description: {
      en: 'People here who earn little can get Virgin Islands Medicaid. You will find low-cost health centers on St. Croix and St. Thomas.',
      es: 'Virgin Islands Medicaid cubre a residentes con bajos ingresos, y hay centros de salud comunitarios en St. Croix y St. Thomas.',
    },
  },
]
