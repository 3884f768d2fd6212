import { expandQuery } from '#domain/jobs/search/expand-query.ts'
import {
  closenessOf,
  leastCloseness,
  type UnderstoodQuery,
  understandSentence,
} from '#domain/jobs/search/understood-query.ts'
import { findAdWording } from '#domain/jobs/wording/ad-wording.ts'
import { findSkills } from '#domain/matching/reading/find-skills.ts'
import { isWordOfAds } from '#domain/matching/reading/text-vector.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { genderlessStem } from '#domain/matching/words/words.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { spokenText } from '#domain/text/spoken-spanish.ts'
import { askedJobs, isSpecific } from './asked-jobs.ts'
import { askedServices, namesNothing } from './asked-services.ts'
import { emptyQuery } from './empty-query.ts'
import { articleOn } from './help-topics.data.ts'
import * as say from './intents.data.ts'
import { limitOf } from './limits.ts'
import type { Asker, Memory, Understanding } from './understanding.ts'

/** A question is said by then; what follows would only cost time. In characters. */
const longestRead = 1000

/**
 * What a question asks for, by rules alone: the same question in the same conversation always has the same answer. It never
 * refuses a text: what it cannot read is `unknown`.
 */
export function understand(asked: string, asker: Asker, memory: Memory): Understanding {
  const question = asked.slice(0, longestRead)
  const text = spokenText(question)
    .replace(/[^\p{L}\p{N}$/.,+#]+/gu, ' ')
    .replace(/[.,](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/\p{L}{2}/u.test(text)) return /👍|❤|🙏|😊/u.test(question) ? { tool: 'thanks' } : { tool: 'unknown' }
  const talk = talkIn(text)
  return (
    limitOf(text) ??
    unfairIn(question, text, asker) ??
    talk ??
    ownThings(text, asker, memory) ??
    aboutQhatu(text, asker, memory) ??
    searched(question, text, asker, memory)
  )
}

/** A company that chooses by age, sex or looks: what may not stand in an ad is no way to choose candidates either. */
function unfairIn(question: string, text: string, { kind }: Asker): Understanding | null {
  const isChoice = kind === 'company' && say.CHOOSES.test(text) && !say.ADS_HELP.test(text)
  const isUnfair = () =>
    say.UNFAIR.test(text) || findAdWording(question).some(({ code }) => UNFAIR_WORDING.has(code))
  return isChoice && isUnfair() ? { tool: 'refusal', why: 'discrimination', act: null } : null
}

const UNFAIR_WORDING: ReadonlySet<string> = new Set([
  'age',
  'sex',
  'looks',
  'family',
  'origin',
  'creed',
  'health',
])

function talkIn(text: string): Understanding | null {
  if (say.PERSON.test(text) && !say.WHO.test(text)) return { tool: 'person' }
  if (say.ABOUT.test(text)) return { tool: 'about' }
  const said = text.replaceAll(say.CALLED, ' ').replace(/\s+/g, ' ').trim()
  const polite = said.replaceAll(say.COURTESY, ' ').trim()
  const left = say.THANKS.test(text) ? polite.replaceAll(say.THANKFUL, ' ').trim() : polite
  if (/^(?:me )?(?:ayuda|ayudas|ayudame|puedes ayudarme|podrias ayudarme)$/.test(left))
    return { tool: 'question-back', about: 'trade' }
  if (left !== '' && !/^(?:a|y|e|me|que|si|no|muy|tu|su|la|el|ayuda|jaja)*$/.test(left.replaceAll(' ', '')))
    return null
  if (say.THANKS.test(text)) return { tool: 'thanks' }
  return say.GREETING.test(said) ? { tool: 'greeting' } : null
}

/** The number of the shown job that a question means; null: none. */
function shownJob(text: string, { shown }: Memory): number | null {
  const at = say.ORDINALS.findIndex((pattern) =>
    pattern.test(text.replaceAll(/primer (?:empleo|trabajo)|primera chamba/g, '')),
  )
  return at < 0 ? null : (shown[at] ?? null)
}

function ownThings(text: string, asker: Asker, memory: Memory): Understanding | null {
  const isHelp = say.MATCH_HELP.test(text)
  if (asker.kind === 'company') {
    const isHow = say.ADS_HELP.test(text)
    if (!isHow && say.ADS.test(text) && !say.CANDIDATES.test(text)) return { tool: 'ads' }
    if (!isHow && (say.CANDIDATES.test(text) || say.APPLICATIONS.test(text)))
      return { tool: 'candidates', q: candidatesOf(text) }
    if (memory.tool === 'candidates' && /^(?:y |los |las |del |de ).*aviso/.test(text))
      return { tool: 'candidates', q: candidatesOf(text) }
  }
  if (say.PROFILE.test(text)) return { tool: 'profile' }
  if (asker.pageJobId !== null && say.ALIKE.test(text) && !say.RECOMMENDED.test(text))
    return {
      tool: 'jobs',
      query: { ...emptyQuery, location: understandSentence(text).places[0]?.slug ?? '' },
      jobId: null,
      likeId: asker.pageJobId,
    }
  if (asker.kind !== 'professional' && say.SOMEBODY.test(text) && !say.NOT_SERVICES.test(text)) return null
  const about = shownJob(text, memory) ?? null
  const isAboutOne = say.MATCH.test(text) || (memory.tool === 'match' && about !== null)
  if (!isHelp && isAboutOne && !(say.RECOMMENDED.test(text) && about === null))
    return matchOf(text, about, asker, memory)
  if (memory.tool === 'match' && memory.jobId !== null && /^(?:y )?por que$/.test(text))
    return { tool: 'match', jobId: memory.jobId }
  if (!isHelp && say.RECOMMENDED.test(text)) return { tool: 'match', jobId: null }
  const goesOn = memory.tool === 'applications' && /^(?:y |cuales |cuantas |la |las )/.test(text)
  const isOwn = asker.kind !== 'company' && say.APPLICATIONS.test(text)
  if ((isOwn && !say.APPLICATIONS_HELP.test(text)) || goesOn)
    return { tool: 'applications', status: statusIn(text) }
  if (
    asker.pageJobId !== null &&
    /\bcuanto (?:pagan|paga|es el sueldo|gana\w*)\b|\b(?:este|ese) (?:empleo|aviso|puesto)\b/.test(text)
  )
    return { tool: 'jobs', query: emptyQuery, jobId: asker.pageJobId, likeId: null }
  return null
}

const statusIn = (text: string): string | null =>
  say.STATUS_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** 'Quiénes postularon a mi aviso de cajero' → 'cajero'. */
const candidatesOf = (text: string): string =>
  /.*\b(?:aviso|empleo|puesto|oferta|vacante|postulantes|candidatos|anotaron|presentaron|apuntaron|inscribieron|postularon|presentado|anotado) (?:de|del|para|al?) (?:mi |la |el )?(?!esta|este|hoy|ayer|aviso)([\p{L} ]+)$/u
    .exec(text)?.[1]
    ?.trim() ?? ''

function matchOf(text: string, about: number | null, asker: Asker, memory: Memory): Understanding {
  if (about !== null) return { tool: 'match', jobId: about }
  if (asker.pageJobId !== null) return { tool: 'match', jobId: asker.pageJobId }
  if (say.THIS_JOB.test(text) && memory.jobId !== null) return { tool: 'match', jobId: memory.jobId }
  return say.ORDINALS.some((pattern) => pattern.test(text)) || say.THIS_JOB.test(text)
    ? { tool: 'question-back', about: 'job' }
    : { tool: 'match', jobId: null }
}

function aboutQhatu(text: string, asker: Asker, memory: Memory): Understanding | null {
  const isService = memory.tool === 'services' || say.SERVICES.test(text)
  if (!isService && say.PLANS.test(text) && !/\bcomo \w+\b.*\baviso premium\b/.test(text))
    return { tool: 'plans', for: plansFor(text, asker) }
  if (say.HELP.some((pattern) => pattern.test(text)) && !isSearch(text)) return help(text, asker)
  const isOfSite = say.HOW.test(text) || (say.SITE_THINGS.test(text) && say.SITE_ASKS.test(text))
  if ((!isService || say.HOW.test(text) || say.OWN_SERVICES.test(text)) && isOfSite && !looksForWork(text))
    return help(text, asker)
  if (
    memory.tool === 'help' &&
    /^(?:y |pero )(?:con|sin|si|en|para|la|el|quien|como|cuando|que|cuanto)\b/.test(text) &&
    !say.NOT_SERVICES.test(text)
  )
    return followUp(text, asker, memory)
  return null
}

const help = (text: string, { kind }: Asker): Understanding => ({
  tool: 'help',
  q: text.slice(0, longestHelp),
  article: articleOn(text, kind),
})

/** 'Y con cuenta?' is asked of what was asked before: its own words count first. */
function followUp(text: string, asker: Asker, { helpQ }: Memory): Understanding {
  const own = text.replace(/^(?:y|pero) /, '')
  const before = helpQ.replace(/\b(?:con|sin)\b.*$/, '').trim()
  const article = articleOn(own, asker.kind) ?? articleOn(`${before} ${own}`, asker.kind)
  return { tool: 'help', q: `${own} ${helpQ}`.slice(0, longestHelp), article }
}

/** As long as a search of the help centre may be, in characters. */
const longestHelp = 200

/** 'Cuánto cobran por …' and the like are no search, 'qué empleos hay' is. */
const isSearch = (text: string): boolean =>
  /\b(?:(?<!que )busco|buscando|que (?:empleos|trabajos|chambas|hay)|hay (?:trabajo|chamba|empleo)s?|vacantes? (?:de|para)|quiero (?:trabajar|chambear))\b/.test(
    text,
  ) && !/\b(?:ver que|entere|sepa que|cobra|cobran|estafa|falso|cuento|contrasena|mi cuenta)\b/.test(text)

/** Whether a question names a trade, or a place to work in: then its words are those of a search. */
function looksForWork(text: string): boolean {
  const found = understandSentence(text)
  return (
    isSearch(text) ||
    (found.speaksOfWork &&
      (closenessOf(found.q) >= certainCloseness || found.places.length > 0 || found.minPay !== null))
  )
}
/** From here on, a title is surely meant. */
const certainCloseness = 80

function plansFor(text: string, { kind }: Asker): 'company' | 'professional' | null {
  if (/\benterprise\b/.test(text) || say.FOR_COMPANY.test(text)) return 'company'
  if (say.FOR_PROFESSIONAL.test(text)) return 'professional'
  return kind === 'visitor' ? null : kind
}

function searched(question: string, text: string, asker: Asker, memory: Memory): Understanding {
  const found = understandSentence(question)
  const isServices = say.SERVICES.test(text) && !say.NOT_SERVICES.test(text)
  const goesOn =
    memory.tool === 'services' &&
    !say.NOT_SERVICES.test(text) &&
    (namesNothing(found) || /^(?:y|que|con|pero|para)\b/.test(text))
  if (isServices || goesOn || wantsSomebody(text, asker, found))
    return { tool: 'services', asked: askedServices(text, found, memory) }
  if (say.NONE_SUITS.test(text) && found.places.length === 0)
    return { tool: 'question-back', about: /distrito|ciudad|lugar/.test(text) ? 'place' : 'change' }
  if (isSpecific(found) && (isPlainName(text, found.q) || isKnownWork(found, memory)))
    return { tool: 'jobs', query: askedJobs(text, found, memory), jobId: null, likeId: null }
  if (memory.tool === 'jobs' && found.unwanted !== '' && found.q === '')
    return { tool: 'jobs', query: askedJobs(text, found, memory), jobId: null, likeId: null }
  // 'Qué pagan por …' asks for ads that say it.
  const isNarrowed =
    found.speaksOfWork &&
    (found.places.length > 0 || found.minPay !== null || found.mode.length > 0 || found.terms.length > 0)
  const narrows = memory.tool === 'jobs' && say.NARROWS_LIST.test(text)
  if (!isNarrowed && !narrows && !found.isPayShown && say.ASKS.test(text) && found.q !== '')
    return help(text, asker)
  if (memory.asked === 'trade' && say.ANYTHING.test(text))
    return { tool: 'jobs', query: askedJobs(text, found, memory), jobId: null, likeId: null }
  if (!isSpecific(found))
    return found.speaksOfWork || /\bayuda\b/.test(text)
      ? { tool: 'question-back', about: goesOnFromList(text, memory) ? 'change' : 'trade' }
      : { tool: 'unknown' }
  return isShortName(found, memory)
    ? { tool: 'jobs', query: askedJobs(text, found, memory), jobId: null, likeId: null }
    : { tool: 'unknown' }
}

/** A visitor or a company that needs 'un gasfitero', and does not look for work. */
const wantsSomebody = (text: string, { kind }: Asker, found: UnderstoodQuery): boolean =>
  kind !== 'professional' &&
  found.q !== '' &&
  (/\bnecesito (?:a )?(?:un|una|alguien)\b|\bbusco a (?:un|una|alguien)\b/.test(text) ||
    (say.SOMEBODY.test(text) && closenessOf(found.q) >= leastCloseness) ||
    (/\bnecesito\b/.test(text) && closenessOf(found.q) >= leastCloseness)) &&
  !say.NOT_SERVICES.test(text)

/** One or two words that ads have: 'analista'. */
const isPlainName = (text: string, q: string): boolean =>
  text.split(' ').length <= 2 &&
  q !== '' &&
  q.split(' ').every((word) => isWordOfAds(genderlessStem(foldText(word))))

/** Whether a search names a trade, a skill, or only filters. */
function isKnownWork(found: UnderstoodQuery, { tool }: Memory): boolean {
  if (found.q === '') return true
  const taxonomy = productTaxonomy()
  const { slots, exactSkills } = expandQuery(found.q)
  if (slots.some((slot) => slot.length > 1) || exactSkills.length > 0) return true
  if (closenessOf(found.q) >= leastCloseness) return true
  return (
    findSkills(taxonomy, found.q).length > 0 &&
    (found.speaksOfWork || tool === 'jobs' || found.q.split(' ').length <= 3)
  )
}

/** 'En qué zonas hay' is asked of the list that was shown; 'busco trabajo' begins anew. */
const goesOnFromList = (text: string, { tool }: Memory): boolean =>
  tool === 'jobs' && !/\b(?:trabajo|chamba|empleo|chambear|trabajar)\b/.test(text)

/** What no list knows may be the name of a company, if somebody looks for work there, or goes on from a list. */
const isShortName = (found: UnderstoodQuery, { tool }: Memory): boolean =>
  found.q.split(' ').length <= (found.places.length > 0 ? 6 : 4) &&
  (found.speaksOfWork ||
    tool === 'jobs' ||
    found.places.length > 0 ||
    found.mode.length > 0 ||
    found.minPay !== null ||
    found.terms.length > 0 ||
    found.experience !== null ||
    found.isPayShown)
