import type { Locale } from '../../cms/contract/constants.ts'

/** What people type: {need}, {town}, {state} in whole, {st} for its abbreviation. */
const ENGLISH = `
{town}
{town}, {st}
{town} {st}
{town}, {state}
{town} {state}
{need} {town}
{need} {town} {st}
{need} {town}, {st}
{need} {town} {state}
{town} {need}
{town} {st} {need}
{need} in {town}
{need} in {town}, {st}
{need} in {town} {state}
{need} near {town}
{need} near {town} {st}
{need} around {town}
{need} close to {town}
{need}, {town}
{need} - {town}
in {town} {need}
i need a {need} in {town}
I need {need} in {town}, {st}
i am looking for {need} in {town}
looking for {need} near {town} {state}
where can i find {need} in {town}
is there {need} in {town}?
I live in {town} {state} and I need {need}
I live in {town} and need {need}
we are in {town} on vacation and need {need}
free {need} in {town}
{need} in {town} that takes medicaid
{need} in {town} open now
{need} in {town} for my son
{need} for my mom in {town}
hi, {need} near {town} please
best {need} in {town}
affordable {need} {town} no insurance
{need} in downtown {town}
{need} in the {town} area`

const SPANISH = `
{need} {town}
{need} en {town}
{need} en {town}, {st}
{need} en {town} {state}
{need} cerca de {town}
{town} {need}
busco {need} en {town}
búscame {need} en {town}
necesito {need} en {town}
necesito {need} para mi hijo en {town}
dónde hay {need} en {town}
hola, busco {need} cerca de {town}
vivo en {town} y necesito {need}
estoy en {town} y busco {need}
{need} gratis en {town}
{need} en {town} sin seguro
{need} en {town} que hable español
{need} para mi mamá en {town}
quiero {need} en {town} por favor
me urge {need} en {town}
{need} barato en {town}, {state}
hay {need} en {town}?
en {town} hay {need}`

const lines = (text: string) => text.trim().split('\n')

export const PATTERNS: readonly (readonly [locale: Locale, pattern: string])[] = [
  ...lines(ENGLISH).map((pattern) => ['en', pattern] as const),
  ...lines(SPANISH).map((pattern) => ['es', pattern] as const),
]

/** Words for needs, with the English name of what they mean; the first of the table that has them. */
export const NEEDS: Record<Locale, readonly string[]> = {
  en: [
    ...['dentist', 'toothache', 'eye doctor', 'therapist', 'pregnancy test', 'std test'],
    ...['pediatrician', 'flu shot', 'insulin', 'drug rehab', 'mental health', 'birth control'],
  ],
  es: [
    ...['dentista', 'dolor de muela', 'examen de la vista', 'psicólogo', 'prueba de embarazo'],
    ...['pediatra', 'vacunas', 'insulina', 'salud mental', 'ginecólogo'],
  ],
}
