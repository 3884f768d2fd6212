import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { splitWords } from '#domain/matching/words/words.ts'
import { type KeyOf, spellingOf } from './new-skills.ts'

/** What people write around the name of a skill, and what says nothing about which one it is. */
const AROUND =
  /^(?:(?:manejo|dominio|uso|conocimientos?|nociones)(?: (?:basicos?|intermedios?|avanzados?))? (?:de|del|en)|idioma|certificacion(?: en)?|certificado(?: en)?) /

/**
 * What two spellings of one skill have in common: the skill that the taxonomy knows by the whole name ('PowerBI', 'Power BI'), by
 * both of its halves ('Project Management Professional (PMP)') or without the words around it; else the spelling. More than a name is
 * another thing: 'Excel financiero' is not Excel. For code that runs on the server: the taxonomy is no light thing.
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

/** 'Name (ACRONYM)' where both are one skill. */
function bothOf(before: string, inside: string): number | null {
  const id = idOf(before)
  return id !== null && id === idOf(inside) ? id : null
}

function idOf(name: string): number | null {
  const taxonomy = productTaxonomy()
  const words = splitWords(name, taxonomy.stem)
  return words.length === 0 ? null : (taxonomy.skillNames.get(words)?.skill ?? null)
}
