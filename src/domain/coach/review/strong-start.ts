import { foldText } from '#domain/text/plain-text.ts'
import { PEOPLE, VERBS } from './verbs.data.ts'

interface Verb {
  infinitive: string
  past: string
  present: string
}

const byInfinitive = new Map<string, Verb>()
const byNoun = new Map<string, Verb>()
for (const line of VERBS.trim().split('\n')) {
  const [infinitive = '', noun = '', past = '', present = ''] = line.split(' ')
  const verb = { infinitive, past, present }
  byInfinitive.set(foldText(infinitive), verb)
  if (noun !== '-') byNoun.set(foldText(noun), verb)
  // 'Ventas', 'cobranzas', 'mejoras'; 'controles' is a thing, so only the plural in -s.
  if (/[aeo]$/.test(noun)) byNoun.set(`${foldText(noun)}s`, verb)
}

/** What stands before a list of duties and says nothing. */
const PREAMBLE =
  /^(?:(?:mis |las )?(?:principales )?(?:funciones|tareas|labores|actividades|responsabilidades)(?: principales| realizadas| asignadas)?\s*(?:fueron|eran|son|:|-)+\s*)/iu
const IN_CHARGE =
  /^(?:(?:fui|soy|estuve|era)\s+)?(?:(?:el|la)\s+)?(?:responsable|encargad[oa]|a\s+cargo)\s+(?:de\s+|(?=del\s))/iu
const WORD = /^[\p{L}]+/u

/**
 * A line of work that begins with a verb, from its own words: 'Elaboración de reportes' → 'Elaboré reportes', 'Responsable de la caja' →
 * 'Me encargué de la caja'. Null: it begins well, or no rule is sure.
 */
export function withVerb(line: string, isCurrent: boolean): string | null {
  const text = line.replace(PREAMBLE, '').trim()
  const say = (verb: Verb) => (isCurrent ? verb.present : verb.past)
  const charge = IN_CHARGE.exec(text)
  if (charge) {
    const rest = text.slice(charge[0].length)
    const inner = fromName(rest.replace(/^(?:la|el|las|los|del)\s+/iu, ''), say) ?? fromInfinitive(rest, say)
    return capital(
      inner ?? `${isCurrent ? 'me encargo' : 'me encargué'} ${/^del\s/iu.test(rest) ? '' : 'de '}${rest}`,
    )
  }
  const found = fromName(text.replace(/^la\s+/iu, ''), say) ?? fromInfinitive(text, say)
  return found === null ? null : capital(found)
}

/** The same as what is to be done, in small letters: 'Elaboración de reportes' → 'elaborar reportes'. Null: no rule is sure. */
export function asInfinitive(line: string): string | null {
  const text = line.replace(PREAMBLE, '').replace(IN_CHARGE, '').trim()
  const say = ({ infinitive }: Verb) => infinitive
  return fromName(text.replace(/^la\s+/iu, ''), say) ?? fromInfinitive(text, say)
}

type Say = (verb: Verb) => string

/** Names or infinitives in a row: 'Elaboración, análisis y control de'. Null unless all of them are known. */
function verbsAt(
  text: string,
  known: ReadonlyMap<string, Verb>,
  say: Say,
): { said: string; rest: string } | null {
  let rest = text
  let said = ''
  for (;;) {
    const word = WORD.exec(rest)?.[0]
    const verb = word && known.get(foldText(word))
    if (!verb) return null
    said += say(verb)
    rest = rest.slice(word.length)
    const link = /^(?:,\s+|\s+[ye]\s+)(?=(\p{L}+))/u.exec(rest)
    if (!link || !known.has(foldText(link[1]!))) return { said, rest }
    // The sound of the next verb decides between 'y' and 'e'.
    const next = say(known.get(foldText(link[1]!))!)
    said += link[0].startsWith(',') ? ', ' : /^h?i/i.test(next) ? ' e ' : ' y '
    rest = rest.slice(link[0].length)
  }
}

function fromName(text: string, say: Say): string | null {
  const found = verbsAt(text, byNoun, say)
  if (!found) return null
  const after = /^\s+(de|del|a|al|en|para|con)\s+(.+)$/su.exec(found.rest)
  if (!after) return null
  const [, preposition = '', object = ''] = after
  if (preposition !== 'de' && preposition !== 'del') return `${found.said} ${preposition} ${object}`
  const article = preposition === 'del' ? 'el' : (/^(?:los|las|la|el)(?=\s)/iu.exec(object)?.[0] ?? '')
  const thing = preposition === 'del' ? object : object.slice(article.length).trim()
  const isPerson = article !== '' && PEOPLE.test(WORD.exec(thing)?.[0].toLowerCase() ?? '')
  if (article === '') return `${found.said} ${thing}`
  if (!isPerson) return `${found.said} ${article} ${thing}`
  return `${found.said} ${article === 'el' ? 'al' : `a ${article}`} ${thing}`
}

function fromInfinitive(text: string, say: Say): string | null {
  const found = verbsAt(text, byInfinitive, say)
  return found && /^[\s,.]/u.test(found.rest) ? found.said + found.rest : null
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1)

/** Every form that a rewritten line may begin with, and the words that join it to the rest. */
export const addedWords: ReadonlySet<string> = new Set([
  ...[...byInfinitive.values()].flatMap(({ past, present }) => [foldText(past), foldText(present)]),
  ...'me encargue encargo de el la los las a al y e'.split(' '),
])
