import type { urgentHelp as en } from '../en/urgent-help.ts'

const EMERGENCY = { number: '911', name: 'servicios de emergencia' }

export const urgentHelp: typeof en = {
  call: (number) => `Llame al ${number}`,
  emergency: {
    text: 'Esto puede ser una emergencia. No espere a una clínica: llame ya al 911.',
    lines: [EMERGENCY],
  },
  poison: {
    text: 'Si alguien tomó o tocó veneno, llame ya a la línea Poison Help. Es gratis, de día y de noche, y puede pedir un intérprete. Si la persona no puede respirar o no despierta, llame al 911.',
    lines: [
      { number: '1-800-222-1222', name: 'ayuda en envenenamientos (Poison Help)' },
      EMERGENCY,
    ],
  },
  suicide: {
    text: 'No tiene que pasar por esto a solas. Para hablar con alguien ya, llame al 988 y oprima el 2, o mande la palabra AYUDA por texto al 988. Es gratis y privado, de día y de noche.',
    lines: [{ number: '988', name: 'Línea de Prevención del Suicidio y Crisis' }, EMERGENCY],
  },
  assault: {
    text: 'No es su culpa. La línea de ayuda de RAINN para la agresión sexual es gratis y privada, de día y de noche.',
    lines: [{ number: '1-800-656-4673', name: 'RAINN' }, EMERGENCY],
  },
  violence: {
    text: 'Si alguien en su casa le hace daño, esta línea de ayuda es gratis y privada, de día y de noche. Si está en peligro ahora, llame al 911.',
    lines: [
      { number: '1-800-799-7233', name: 'Línea de Ayuda Nacional contra la Violencia Doméstica' },
      EMERGENCY,
    ],
  },
}
