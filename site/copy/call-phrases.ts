import type { Locale } from '@healthcare-for-all/cms/contract'

/**
 * What to say on the telephone, the same sentences in each language. A page shows all of them, whatever
 * its own language: the person who calls and the person who answers may speak different ones.
 */
export const CALL_PHRASES: Record<Locale, readonly string[]> = {
  en: [
    'Hello. I would like to see a doctor. Do you speak Spanish?',
    'Do you see people without insurance? Do you take new patients?',
    'Do I need an appointment? How long is the wait?',
    'What do I need to bring? Do I need an ID?',
    'How much does the first visit cost?',
  ],
  es: [
    'Hola. Quisiera ver a un doctor. ¿Habla español?',
    '¿Atienden a personas sin seguro? ¿Aceptan pacientes nuevos?',
    '¿Necesito cita? ¿Cuánto hay que esperar?',
    '¿Qué tengo que llevar? ¿Necesito una identificación?',
    '¿Cuánto cuesta la primera visita?',
  ],
}
