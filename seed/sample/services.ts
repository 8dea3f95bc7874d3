import type { Kind } from './kinds.ts'
import type { Random } from './random.ts'

/** The services of a sample clinic, and the flags that follow from them. */
export const sampleServices = (random: Random, kind: Kind) => {
  const few = random.chance(0.15)
  const extras = few ? [] : random.some(kind.extras, random.whole(1, kind.extras.length))
  const services = [...kind.core, ...extras]
  const offers = (...names: readonly string[]) => names.some((name) => services.includes(name))
  return {
    services,
    pharmacy: offers('Pharmacy'),
    laboratory: offers('Laboratory'),
    xray: offers('X-ray'),
    dentalServices: offers('Dental Care'),
    mentalHealth: offers('Mental Health', 'Counseling'),
    womenHealth: offers("Women's Health"),
    pediatrics: offers('Pediatric Care'),
    emergencyServices: offers('Emergency Care'),
  }
}
