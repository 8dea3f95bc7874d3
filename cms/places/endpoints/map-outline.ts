import { json } from '../../contract/json.ts'
import type { Handler } from '../../http/handler.ts'
import { outline } from '../outline/outline.ts'

export const mapOutline: Handler<'mapOutline'> = async ({ detail }) => json(await outline(detail))
