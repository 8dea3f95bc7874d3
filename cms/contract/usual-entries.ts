/** An entry as pages say it in each language, and what else people write for it. */
export type UsualEntry = readonly [english: string, spanish: string, others?: string]

/** Facts whose entries are the product's own; those of others are in tables that editors keep. */
export type OwnFact = 'insuranceAccepted' | 'paymentOptions' | 'accessibility'

/** A name that is the same in both languages. */
const name = (english: string, others = ''): UsualEntry => [english, english, others]

export const USUAL_ENTRIES: Readonly<Record<OwnFact, readonly UsualEntry[]>> = {
  insuranceAccepted: [
    name('CHIP', "children's health insurance program, s-chip"),
    [
      'Marketplace plans',
      'Planes del Mercado de Seguros',
      'marketplace, aca plans, obamacare, exchange plans, health insurance marketplace, planes del mercado, mercado de seguros',
    ],
    name(
      'Medicaid',
      'state medicaid, medicaid managed care, managed medicaid, medical assistance, medical card',
    ),
    name('Medicare', 'medicare part b, original medicare, medicare a and b'),
    name('Medicare Advantage', 'medicare advantage plans, medicare part c'),
    [
      'Most private insurance',
      'La mayoría de los seguros privados',
      'most insurances, most insurance plans, most major insurances, most commercial insurance, most private insurances, most major insurance plans',
    ],
    [
      'No insurance needed',
      'No se necesita seguro',
      'no insurance required, uninsured, uninsured patients, uninsured welcome, none required, insurance not required, insurance not needed, sin seguro',
    ],
    [
      'Private insurance',
      'Seguros privados',
      'private, commercial, commercial insurance, commercial plans, private health insurance, private insurances, seguro privado',
    ],
    [
      'Veterans benefits',
      'Beneficios para veteranos',
      'va, va benefits, veterans affairs, va health care, champva',
    ],
    name('TRICARE', 'tri-care, military insurance'),
    [
      "Workers' compensation",
      'Compensación de trabajadores',
      'workers comp, workmans comp, compensacion laboral',
    ],
    name('Aetna'),
    name('AHCCCS'),
    name('Ambetter'),
    name('Amerigroup'),
    name('Anthem', 'anthem blue cross, anthem bcbs'),
    name('Apple Health', 'washington apple health'),
    name('BadgerCare Plus', 'badgercare'),
    name('Blue Cross Blue Shield', 'bcbs, blue cross, blue shield, blue cross and blue shield'),
    name('Cigna'),
    name('Humana'),
    name('Kaiser Permanente', 'kaiser'),
    name('MassHealth', 'mass health'),
    name('Medi-Cal'),
    name('Molina', 'molina healthcare'),
    name('Oregon Health Plan', 'ohp'),
    name('SoonerCare'),
    name('TennCare'),
    name('UnitedHealthcare', 'united healthcare, united health care, uhc, united'),
    name('WellCare'),
  ],
  paymentOptions: [
    [
      'Cash',
      'Efectivo',
      'cash only, cash payment, self-pay, self pay, private pay, pago en efectivo',
    ],
    ['Check', 'Cheque', 'personal check'],
    ['Checks', 'Cheques'],
    [
      'Credit card',
      'Tarjeta de crédito',
      'credit, credit cards, visa, mastercard, american express, amex, discover, major credit cards, visa or mastercard',
    ],
    ['Debit card', 'Tarjeta de débito', 'debit, debit cards, atm card'],
    [
      'Credit or debit card',
      'Tarjeta de crédito o débito',
      'cards, credit and debit cards, debit and credit, credit debit card, credit card or debit card, tarjeta',
    ],
    [
      'Donations welcome',
      'Se aceptan donaciones',
      'donation, donations, suggested donation, donations accepted, voluntary donation, donaciones',
    ],
    ['Money order', 'Giro postal', 'money orders'],
    [
      'No charge',
      'Sin costo',
      'free, free of charge, no cost, no fee, no fees, free services, gratis, gratuito',
    ],
    [
      'Payment plans',
      'Planes de pago',
      'payment plan, payment arrangements, installments, plan de pagos',
    ],
    [
      'Sliding fee scale',
      'Tarifa según ingresos',
      'sliding fee, sliding scale, sliding scale fee, sliding fee discount, sliding fee discount program, sliding payment scale, income based, based on income, ability to pay, escala movil, escala de pago',
    ],
    [
      'Health savings account',
      'Cuenta de ahorros para la salud',
      'hsa, fsa, flexible spending account, hsa or fsa',
    ],
    ['Insurance', 'Seguro médico', 'health insurance, seguro'],
    name('Medicaid', 'state medicaid, masshealth, medi-cal'),
    name('Medicare'),
    ['Private insurance', 'Seguros privados', 'private health insurance, commercial insurance'],
  ],
  accessibility: [
    [
      'Accessible parking',
      'Estacionamiento accesible',
      'handicap parking, handicapped parking, disabled parking, ada parking, reserved parking, estacionamiento para discapacitados',
    ],
    [
      'Accessible restrooms',
      'Baños accesibles',
      'accessible restroom, accessible bathroom, handicap restroom, handicap accessible restroom, ada restroom, baño accesible',
    ],
    ['Elevator', 'Ascensor', 'lift, elevador'],
    [
      'Large-print forms',
      'Formularios en letra grande',
      'large print, large print materials, letra grande',
    ],
    [
      'Near a bus stop',
      'Cerca de una parada de autobús',
      'bus stop, bus stop nearby, on bus line, on a bus route, near public transit, public transportation nearby, near public transportation, parada de autobus',
    ],
    [
      'Service animals welcome',
      'Se admiten animales de servicio',
      'service animals, service animals allowed, service animal friendly, animales de servicio',
    ],
    [
      'Wheelchair accessible',
      'Acceso para silla de ruedas',
      'wheelchair, wheelchair access, wheelchair ramp, wheelchair friendly, ada, ada accessible, ada compliant, handicap accessible, handicapped accessible, handicap access, disabled access, accessible for people with disabilities, ramp, silla de ruedas, accesible para sillas de ruedas',
    ],
    ['Braille', 'Braille', 'braille materials, braille signage'],
    ['Automatic doors', 'Puertas automáticas', 'automatic door, power doors'],
    ['TTY', 'TTY', 'tdd, tty tdd, text telephone, telecommunications relay'],
    [
      'Sign language interpreters',
      'Intérpretes de lengua de señas',
      'asl interpreter, asl interpreters, sign language interpreter, deaf interpreter services, american sign language interpreter',
    ],
  ],
}
