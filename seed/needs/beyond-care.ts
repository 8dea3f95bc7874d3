import { type Need, need } from './need.ts'

/** What no clinic here is for, but others are: all clinics are shown, with where else to ask. */
export const beyondCare: readonly Need[] = [
  {
    ...need(
      'Clinics for people who need food',
      'Clínicas para personas que necesitan comida',
      {},
      `food stamp*, foodstamp*, snap benefits, ebt, ebt card*, food pantry, food pantries, food bank*,
      food assistance, free food, need food, help with food, wic, wic office*, estampillas de comida,
      estampillas, cupones de comida, cupones de alimentos, despensa de comida, despensa de alimentos,
      despensas de comida, banco de comida, banco de alimentos, bancos de comida, bancos de alimentos,
      comida gratis, necesito comida, ayuda con comida`,
    ),
    text: {
      en: 'Clinics give care, not food. Some of them help you apply for food stamps (SNAP). To find food near you, call 211 or visit its website.',
      es: 'Las clínicas dan atención, no comida. Algunas ayudan a pedir estampillas de comida (SNAP). Para encontrar comida cerca, llame al 211 o visite su sitio web.',
    },
    links: [{ label: { en: '211', es: '211' }, address: 'https://www.211.org/' }],
  },
  {
    ...need(
      'Clinics for Native Americans',
      'Clínicas para indígenas americanos',
      {},
      `indian health*, indian clinic*, indian hospital*, ihs, ihs clinic*, tribal clinic*, tribal health*,
      native american clinic*, native american health*, native health*, clinica indigena, salud indigena`,
    ),
    text: {
      en: 'The Indian Health Service has its own clinics, some run by tribes. Its map shows them. The clinics here are open to you too.',
      es: 'El Servicio de Salud Indígena tiene sus propias clínicas, algunas de las tribus. Su mapa las muestra. También puede ir a las clínicas de aquí.',
    },
    links: [
      {
        label: { en: 'Indian Health Service', es: 'Indian Health Service' },
        address: 'https://www.ihs.gov/findhealthcare/',
      },
    ],
  },
  {
    ...need(
      'Clinics for veterans',
      'Clínicas para veteranos',
      {},
      `veterans, "veteran", vet center*, veteran clinic*, veteran hospital*, veterano*, va clinic*, va hospital*,
    va medical*, va health*, va doctor*, va benefits, veterans affairs`,
    ),
    text: {
      en: 'Veterans can get care from the VA. Its website shows its clinics. The clinics here are open to you too.',
      es: 'Los veteranos pueden recibir atención del VA. Su sitio web muestra sus clínicas. También puede ir a las clínicas de aquí.',
    },
    links: [
      {
        label: { en: 'VA locations', es: 'Centros del VA' },
        address: 'https://www.va.gov/find-locations/',
      },
    ],
  },
  {
    ...need(
      'Clinics for people who need dialysis',
      'Clínicas para personas que necesitan diálisis',
      {},
      `dialysis, dialysis center*, dialysis clinic*, kidney dialysis, hemodialysis, dialisis, hemodialisis,
      centro de dialisis, clinica de dialisis`,
    ),
    text: {
      en: 'The clinics here do not offer dialysis. If you missed a session and feel ill, call 911. Medicare can pay for dialysis at any age; its website shows the centers, and 211 can help you apply.',
      es: 'Las clínicas de aquí no dan diálisis. Si le faltó una y se siente mal, llame al 911. Medicare puede pagar la diálisis a cualquier edad; su sitio web muestra los centros, y el 211 puede ayudarle a pedirlo.',
    },
    links: [
      {
        label: { en: 'Dialysis centers', es: 'Centros de diálisis' },
        address: 'https://www.medicare.gov/care-compare/',
      },
      { label: { en: '211', es: '211' }, address: 'https://www.211.org/' },
    ],
  },
  {
    ...need(
      'Clinics for people who need hearing aids',
      'Clínicas para personas que necesitan audífonos',
      {},
      `hearing aid*, hearing aide*, audifono*, aparato* auditivo*, aparato* para oir`,
    ),
    text: {
      en: 'Few of the clinics here test hearing or have hearing aids. Ask before you go, or call 211: it knows who gives them for free.',
      es: 'Pocas clínicas de aquí examinan el oído o tienen audífonos. Pregunte antes de ir, o llame al 211: sabe quién los da gratis.',
    },
    links: [{ label: { en: '211', es: '211' }, address: 'https://www.211.org/' }],
  },
  {
    ...need(
      'Mobile clinics',
      'Clínicas móviles',
      {},
      `mobile clinic*, mobile van*, mobile unit*, mobile health*, mobile medical, mobile care, mobile mammogra*,
      clinic on wheels, clinic van*, health van*, health bus*, clinica* movil*, unidad* movil*, unidades moviles`,
    ),
    text: {
      en: 'Mobile clinics are in a different place each day. Call a clinic near you, or 211, and ask when one comes. If you mean the city of Mobile, add its state: “Mobile, AL”.',
      es: 'Las clínicas móviles están cada día en otro lugar. Llame a una clínica cercana o al 211 y pregunte cuándo viene una.',
    },
    links: [{ label: { en: '211', es: '211' }, address: 'https://www.211.org/' }],
  },
  {
    ...need(
      'Clinics for people, not for animals',
      'Clínicas para personas, no para animales',
      {},
      `"vet", veterinar*, vet clinic*, animal hospital*, animal clinic*, vet for my*, my dog is sick, my cat is sick,
      sick dog*, sick cat*, spay, neuter, pet clinic*, clinica veterinaria, mi perro esta enfermo, mi gato esta enfermo`,
    ),
    text: {
      en: 'These clinics are for people. For an animal, call 211 and ask for low-cost veterinarians near you. If you are a veteran, search for “veteran”.',
      es: 'Estas clínicas son para personas. Para un animal, llame al 211 y pregunte por veterinarios de bajo costo cerca. Si es veterano, busque «veterano».',
    },
    links: [{ label: { en: '211', es: '211' }, address: 'https://www.211.org/' }],
  },
]
