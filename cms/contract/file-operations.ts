import { z } from 'zod'
import type { FileName } from './files.ts'
import { localeQuery } from './locale.ts'

interface FileOperation {
  operationId: string
  summary: string
  type: string
}

/** What the files are. Their addresses are in `FILES`, which the pages need without the rest. */
export const FILE_OPERATIONS: Record<FileName, FileOperation> = {
  contact: {
    operationId: 'clinicContact',
    summary: 'A clinic for an address book',
    type: 'text/vcard; charset=utf-8',
  },
  hours: {
    operationId: 'clinicHours',
    summary: 'A clinic’s weekly hours for a calendar; not found if it has none by the clock',
    type: 'text/calendar; charset=utf-8',
  },
  clinicPicture: {
    operationId: 'clinicPicture',
    summary: 'A picture for sharing a clinic, with its name, town and telephone number',
    type: 'image/png',
  },
  clinicMap: {
    operationId: 'clinicMap',
    summary:
      'A small map: the clinic among the towns around it; not found if only its ZIP code or town is known',
    type: 'image/svg+xml',
  },
  clinicCode: {
    operationId: 'clinicCode',
    summary: 'A QR code that leads to a clinic’s page',
    type: 'image/svg+xml',
  },
  statesMap: {
    operationId: 'statesMap',
    summary: 'A small map: the outlines of the 48 contiguous states',
    type: 'image/svg+xml',
  },
  guidePicture: {
    operationId: 'guidePicture',
    summary: 'A picture for sharing a guide',
    type: 'image/png',
  },
  articlePicture: {
    operationId: 'articlePicture',
    summary: 'A picture for sharing an article',
    type: 'image/png',
  },
  statePicture: {
    operationId: 'statePicture',
    summary: 'A picture for sharing the clinics of a state',
    type: 'image/png',
  },
  categoryPicture: {
    operationId: 'categoryPicture',
    summary: 'A picture for sharing the clinics of a service category',
    type: 'image/png',
  },
  homePicture: {
    operationId: 'homePicture',
    summary: 'A picture for sharing the directory',
    type: 'image/png',
  },
}

export const FileSlug = z.object({ slug: z.string().min(1).max(200) })
export const FileQuery = z.object(localeQuery)
