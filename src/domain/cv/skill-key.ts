import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { splitWords } from '#domain/matching/words/words.ts'
import { type KeyOf, spellingOf } from './new-skills.ts'

/** Words around the name of a skill that do not identify it. */
const AROUND_WORDS = [
  '(?:manejo|dominio|uso|conocimientos?|nociones)(?: (?:basicos?|intermedios?|avanzados?))? (?:de|del|en)',
  'idioma',
  'certificacion(?: en)?',
  'certificado(?: en)?',
]
const AROUND = new RegExp(`^(?:${AROUND_WORDS.join('|')}) `)

/**
 * A key shared by all spellings of a skill: the taxonomy's skill with this name ('PowerBI', 'Power BI'), with both its halves
 * ('Project Management Professional (PMP)') or without the words around it; otherwise the spelling. A longer name is another skill:
 * 'Excel financiero' is not Excel. For the server only: the taxonomy is large.
 */
export const skillKey: KeyOf = (skill) => {
  const spelling = spellingOf(skill)
  const kind = spelling.slice(0, spelling.indexOf(' '))
  const name = spelling.slice(kind.length + 1)
  const [before = '', inside = ''] = name.split(/\s*[()]\s*/).filter(Boolean)
  const bare = name.replace(AROUND, '')
  const found = idOf(name) ?? idOf(bare) ?? (inside === '' ? null : bothOf(before, inside))
  return found === null ? spelling : `${kind} #${found}`
}

/** 'Name (ACRONYM)' if both are one skill. */
function bothOf(before: string, inside: string): number | null {
  const id = idOf(before)
  return id !== null && id === idOf(inside) ? id : null
}

function idOf(name: string): number | null {
  const taxonomy = productTaxonomy()
  const words = splitWords(name, taxonomy.stem)
  return words.length === 0 ? null : (taxonomy.skillNames.get(words)?.skill ?? null)
}
