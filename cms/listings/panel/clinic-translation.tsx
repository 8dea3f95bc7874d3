'use client'

import { TranslationStatus } from '../../documents/translation/translation-status.tsx'
import { stillEnglish } from '../present/in-usual-words.ts'

const inSpanish = (english: Record<string, unknown>) => stillEnglish(english, 'es')

/** Which of a clinic's texts visitors still read in English. Usual words need no translation. */
export const ClinicTranslation = () => <TranslationStatus stillEnglish={inSpanish} />
