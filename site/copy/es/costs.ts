import type { costs as en } from '../en/costs.ts'
import { thousands } from '../thousands.ts'
import { inPlace } from './places.ts'

export const costs: typeof en = {
  title: '¿Cuánto pagaría yo?',
  ask: '¿Cuánto pagaría yo? Averígüelo sin dar su nombre.',
  description:
    'Escriba cuántas personas hay en su hogar, sus ingresos y su estado, y vea qué ayuda podría recibir. No se guarda ni se envía nada.',
  lead: 'Conteste cuatro preguntas cortas y vea qué ayuda con los gastos médicos podría recibir.',
  privacy: 'Lo que escribe se queda en esta página. No lo guardamos ni lo enviamos.',
  noScripts:
    'La calculadora necesita JavaScript, que está apagado en su navegador. Las tablas de abajo tienen las mismas cifras.',
  noFigures:
    'Ahora no tenemos límites de ingresos que mostrar. Llame a una clínica y pregunte cuánto pagaría.',
  household: {
    label: '¿Cuántas personas hay en su hogar?',
    hint: 'Usted, su esposa o esposo y los hijos que mantiene.',
  },
  income: {
    label: '¿Cuánto dinero entra, antes de impuestos?',
    hint: 'Sume todos los sueldos, beneficios y pensiones. Escriba 0 si no hay nada.',
  },
  period: {
    label: 'Esa cantidad es',
    hour: 'Por hora',
    week: 'Por semana',
    twoWeeks: 'Cada dos semanas',
    twiceMonth: 'Dos veces al mes',
    month: 'Por mes',
    year: 'Por año',
  },
  hours: {
    label: '¿Cuántas horas trabaja por semana?',
    hint: 'Si cambia, piense en una semana normal.',
  },
  state: { label: '¿En qué estado vive?', choose: 'Elija un estado' },
  button: 'Ver qué ayuda podría recibir',
  errors: {
    household: {
      empty: 'Escriba cuántas personas hay en su hogar, por ejemplo 3.',
      notWhole: 'Escriba un número entero de personas, por ejemplo 3.',
      tooFew: 'Cuéntese usted también: el número es 1 o más.',
      tooMany: 'Son más de 30 personas. Revise el número o pregunte en una clínica.',
    },
    income: {
      empty: 'Escriba cuánto dinero entra. Si no hay nada, escriba 0.',
      notNumber: 'Escriba los ingresos en números, por ejemplo 1,800.',
      negative: 'Escriba 0 si no hay ingresos o si los gastos fueron mayores.',
      tooMuch: 'Es más de lo que podemos calcular. Revise el número y cada cuánto lo recibe.',
    },
    hours: { notHours: 'Escriba las horas por semana en números, por ejemplo 30.' },
    state: { empty: 'Elija su estado. Las reglas no son las mismas en todos.' },
  },
  result: {
    heading: 'La ayuda que podría recibir',
    summary: (share, people, place, year) =>
      `Su hogar de ${people === 1 ? 'una persona' : `${people} personas`} ${inPlace(place)} está cerca del ${thousands(share)}% del nivel de pobreza de ${year}.`,
    noIncome:
      'Sin ingresos, o casi sin ellos, está por debajo de todos los límites. Muchas personas que piden ayuda están así. Las clínicas también le atienden: dígalo cuando llame.',
    doubt: {
      year: 'Es mucho dinero. ¿Es por año?',
      month: 'Es muy poco dinero. ¿Es por mes?',
    },
    correct: { year: 'Sí, por año', month: 'Sí, por mes' },
    caution:
      'Es un cálculo, no una promesa. Pregunte en la clínica o en el programa. Cada uno tiene sus reglas.',
    notOffered: (place) => `Medicaid, CHIP y el Mercado de Seguros no funcionan ${inPlace(place)}.`,
    noMarketplace: (place) =>
      `No se puede comprar un plan del Mercado de Seguros ${inPlace(place)}.`,
    territory:
      'Este lugar no tiene un nivel de pobreza propio. Por eso usamos el de los 48 estados contiguos.',
  },
  likelihoods: {
    likely: 'Probable',
    maybe: 'Tal vez',
    ask: 'Pregunte',
    unlikely: 'Poco probable',
  },
  nearLimit:
    'Está cerca del límite. Cada programa cuenta los ingresos a su manera. Pregunte o presente una solicitud: no cuesta nada.',
  help: {
    free: {
      name: 'Atención gratis',
      about:
        'Las clínicas gratis no cobran, o piden una pequeña donación. Muchas solo atienden a personas sin seguro.',
      likely: 'Busque una clínica con la marca Gratis y pregunte a quién atienden.',
      maybe: 'Algunas clínicas gratis atienden a personas que ganan esto. Pregunte el límite.',
      ask: 'Pregunte en una clínica cercana.',
      unlikely:
        'Casi todas las clínicas gratis tienen un límite más bajo. Puede preguntar de todos modos.',
    },
    sliding: {
      name: 'Una tarifa según ingresos',
      about:
        'Con una tarifa según ingresos, quien gana menos paga menos. Los centros de salud deben ofrecerla hasta el 200% del nivel de pobreza.',
      likely: 'Es probable que un centro de salud le baje el precio. Pregunte cuánto es lo mínimo.',
      maybe: 'Algunas clínicas bajan el precio a quien gana esto. Pregunte antes de ir.',
      ask: 'Pregunte en una clínica cercana.',
      unlikely:
        'Tal vez le pidan el precio completo. Pregunte el precio en efectivo y si puede pagar por partes.',
    },
    medicaid: {
      name: 'Medicaid para adultos',
      about:
        'Medicaid es un seguro médico de su estado que cuesta poco o nada. Casi todos los estados cubren a los adultos hasta el 138% del nivel de pobreza.',
      likely:
        'Su estado cubre a casi todos los adultos que ganan esto. Puede pedirlo cualquier día.',
      maybe:
        'Su estado solo cubre a algunos adultos, como padres que ganan muy poco. Pedirlo no cuesta nada.',
      ask: 'Aquí las reglas son especiales, o no las sabemos. Pregunte en la oficina de Medicaid o en una clínica.',
      unlikely:
        'Tal vez gana demasiado. Aún puede recibirlo si tiene una discapacidad. Si tiene dudas, pregunte.',
    },
    children: {
      name: 'Medicaid o CHIP para niños',
      about:
        'CHIP es un seguro médico para niños de hogares que ganan demasiado para Medicaid. Cada estado tiene su límite. En casi todos es el 200% o más.',
      likely: 'Es probable que los niños y jóvenes de su hogar lo reciban, aunque usted no pueda.',
      maybe: 'Muchos estados cubren a los niños de hogares que ganan esto. Pedirlo no cuesta nada.',
      ask: 'Aquí las reglas son especiales. Pregunte en la oficina de Medicaid o en una clínica.',
      unlikely: 'Pocos estados cubren a los niños de hogares que ganan esto.',
    },
    pregnant: {
      name: 'Medicaid o CHIP en el embarazo',
      about:
        'Los estados tienen límites más altos durante el embarazo. El bebé cuenta como una persona más del hogar.',
      likely: 'Es probable que lo reciba durante el embarazo y un tiempo después del parto.',
      maybe: 'Muchos estados cubren a embarazadas que ganan esto. Pregunte pronto.',
      ask: 'Aquí las reglas son especiales. Pregunte en la oficina de Medicaid o en una clínica.',
      unlikely: 'Pocos estados cubren a embarazadas que ganan esto.',
    },
    marketplace: {
      name: 'Ayuda con un plan del Mercado de Seguros',
      about:
        'En CuidadoDeSalud.gov, o en el Mercado de Seguros de su estado, puede comprar un plan médico. El gobierno paga una parte a muchas personas por encima del 100% del nivel de pobreza.',
      likely: 'Es probable que pague menos cada mes.',
      maybe: 'Depende de las reglas del año. El Mercado de Seguros le muestra el precio.',
      ask: 'Aquí las reglas son especiales. El Mercado de Seguros o una clínica le puede decir.',
      unlikely: 'Con ingresos tan bajos, mire primero Medicaid y las clínicas.',
    },
  },
  next: {
    heading: 'Qué hacer ahora',
    search: (place) => `Buscar clínicas ${inPlace(place)}`,
    searchAnywhere: 'Buscar una clínica cerca de usted',
    qualify: 'Qué preguntan las clínicas sobre sus ingresos',
    insurance: 'Cómo conseguir seguro médico',
    apply: 'Pedir Medicaid, CHIP o un plan en CuidadoDeSalud.gov',
    applyAt: (marketplace) => `Buscar un plan, y ayuda para pagarlo, en ${marketplace}`,
  },
  figures: {
    heading: (year) => `Límites de ingresos que usamos: ${year}`,
    text: 'El nivel federal de pobreza es un ingreso anual que fija el gobierno. Depende de cuántas personas hay en su hogar. Sube un poco cada enero, y un programa puede usar uno más nuevo.',
    caption: (place, year) => `Ingresos al año antes de impuestos, ${place}, ${year}`,
    contiguous: '48 estados contiguos y Washington, DC',
    alaska: 'Alaska',
    hawaii: 'Hawái',
  },
  explained: {
    heading: 'Qué es cada ayuda',
    notExpanded: (places) =>
      `Que sepamos, estos estados no cubren a todos los adultos con pocos ingresos: ${places}.`,
    povertyLevel: (places) =>
      `Aquí se cubre a casi todos los adultos hasta el 100% del nivel de pobreza: ${places}.`,
    notOffered: (places) => `Aquí no funcionan Medicaid, CHIP ni el Mercado de Seguros: ${places}.`,
    marketplaces: 'Estados que tienen su propio Mercado de Seguros',
    territories:
      'En Puerto Rico y en otras islas, Medicaid tiene reglas propias. Allí no se puede comprar un plan del Mercado de Seguros.',
  },
}
