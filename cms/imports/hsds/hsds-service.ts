import { z } from 'zod'

/**
 * A service of HSDS 3 with what is nested in it, as any directory may send it. What can't be used is
 * left out; only a service's name has to be there.
 */

const text = z.string().trim().optional().catch(undefined)
const number = z.union([z.number(), z.string()]).optional().catch(undefined)

/** Entries that can't be read are left out. */
const many = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .default([])
    .transform((all) =>
      all.flatMap((one): z.output<Item>[] => {
        const read = item.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )

const Language = z.object({ name: z.string().trim().min(1) })
const Phone = z.object({
  id: text,
  number: z.string().trim().min(1),
  extension: number,
  type: text,
  description: text,
  languages: many(z.object({ name: text, code: text })),
})
export type ReadPhone = z.infer<typeof Phone>
const Schedule = z.object({
  freq: text,
  interval: number,
  count: number,
  until: text,
  dtstart: text,
  valid_from: text,
  valid_to: text,
  byday: text,
  bymonthday: text,
  byweekno: text,
  byyearday: text,
  opens_at: text,
  closes_at: text,
  description: text,
})
export type ReadSchedule = z.infer<typeof Schedule>
const Address = z.object({
  address_1: text,
  address_2: text,
  city: text,
  state_province: text,
  postal_code: text,
  address_type: text,
})
const Attribute = z.object({
  link_type: text,
  value: text,
  taxonomy_term: z.object({ code: text, name: text }),
})

const Location = z.object({
  id: text,
  name: text,
  location_type: text,
  alert: text,
  latitude: number,
  longitude: number,
  addresses: many(Address),
  phones: many(Phone),
  schedules: many(Schedule),
  languages: many(Language),
  accessibility: many(z.object({ description: z.string().trim().min(1) })),
})
export type ReadLocation = z.infer<typeof Location>

const Organization = z.object({
  name: text,
  website: text,
  year_incorporated: number,
  phones: many(Phone),
  locations: many(Location),
})

const Place = z.object({ location: Location, phones: many(Phone), schedules: many(Schedule) })
export type ReadPlace = z.infer<typeof Place>

export const ReadService = z.object({
  id: text,
  name: z.string().trim().min(1),
  description: text,
  url: text,
  status: text,
  alert: text,
  application_process: text,
  eligibility_description: text,
  minimum_age: number,
  maximum_age: number,
  fees_description: text,
  wait_time: text,
  interpretation_services: text,
  cost_options: many(
    z.object({ option: text, amount: number, currency: text, amount_description: text }),
  ),
  required_documents: many(z.object({ document: z.string().trim().min(1) })),
  organization: Organization.optional().catch(undefined),
  phones: many(Phone),
  schedules: many(Schedule),
  languages: many(Language),
  attributes: many(Attribute),
  service_at_locations: many(Place),
})
export type ReadService = z.infer<typeof ReadService>
