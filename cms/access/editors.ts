import type { Access } from 'payload'
import { mayPublish } from './publishers.ts'

/** Editors maintain the content, and so may publish. */
export const editors: Access = ({ req }) => mayPublish(req)
