import { openReader } from './support/understood.ts'
const { understood } = openReader()
for (const t of process.argv.slice(2)) {
  const f = await understood(t)
  console.log(`${t}  →  ${f.place?.label ?? '-'} [${f.place?.kind ?? ''}] need=${f.need?.name ?? '-'} unknown=${f.unknownPlace ?? ''}/${f.unknownRegion ?? ''} whole=${f.wholeState} alts=${f.alternatives.map((a) => a.label).join('; ')} filters=${f.filters.map((x) => x.name).join()}`)
}
