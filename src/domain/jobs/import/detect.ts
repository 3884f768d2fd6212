import type { ImportResult, ImportRow } from './job-import.ts'
import { FEED_FIELDS, mapFeedRow } from './map-feed.ts'
import { SERVIR_FIELDS, mapServirRow } from './map-servir.ts'
import { fieldKey } from './row-fields.ts'

export type ImportMapping = { name: 'servir' | 'feed'; map: (row: ImportRow) => ImportResult }

/** The same two fields under their names in Jooble feeds and in Spanish tables. */
const OTHER_FEED_FIELDS = [
  ['name', 'description'],
  ['titulo', 'descripcion'],
] as const

/** The mapping for rows with these fields; if there is none, `reason` (Spanish) names what is missing. */
export function detectMapping(
  keys: readonly string[],
): { ok: true; mapping: ImportMapping } | { ok: false; reason: string } {
  const known = new Set(keys.map(fieldKey))
  const hasAll = (fields: readonly string[]) => fields.every((field) => known.has(fieldKey(field)))
  if (hasAll(SERVIR_FIELDS)) return { ok: true, mapping: { name: 'servir', map: mapServirRow } }
  if (hasAll(FEED_FIELDS) || OTHER_FEED_FIELDS.some(hasAll))
    return { ok: true, mapping: { name: 'feed', map: mapFeedRow } }
  const seen = keys.length === 0 ? 'ninguno' : keys.slice(0, 12).join(', ')
  return {
    ok: false,
    reason: `No se reconoce el formato: hacen falta los campos ${FEED_FIELDS.join(' y ')}, o ${SERVIR_FIELDS.join(', ')}. Campos encontrados: ${seen}.`,
  }
}
