import type { JobQuery } from '#domain/jobs/search/job-query.address.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import { titleWords } from '#domain/matching/words/title-words.ts'
import { parsePlace } from '#domain/places/parse-place.ts'
import { placeSlug } from '#domain/places/place-slugs.ts'
import { genderlessStem, isSmallWord, splitWords } from '#domain/matching/words/words.ts'
import type { RightAnswer } from './labelled-conversations.ts'

/** The article that help would answer with first. */
type Articles = (found: Extract<Understanding, { tool: 'help' }>) => string | undefined

/** Words that count the same with and without: they say only how the others are meant. */
export const searchKey = (text: string): string =>
  [...new Set(splitWords(text.replaceAll('turno ', ''), genderlessStem))]
    .filter(
      ({ text: word }) =>
        !isSmallWord(word) && word !== 'y' && word !== 'o' && word !== 'con' && word !== 'por',
    )
    .map(({ text: word, stem }) => titleWords(word)[0]?.stem ?? stem)
    .toSorted()
    .join(' ')

function slugOf(name: string): string | null {
  const place = parsePlace(name)
  if (place?.department == null) return null
  return placeSlug({ department: place.department, province: place.province, district: place.district })
}

/** Beside a place that the list knows, a label may have a name that it does not: 'Cono Sur'. */
function isRightPlace(right: RightAnswer, location: string): boolean {
  const names = right.args.get('in') ?? ['']
  const slugs = names.flatMap((name) => (name === '' ? '' : (slugOf(name) ?? [])))
  if (slugs.length === 0) throw new Error(`A label names an unknown place: ${names.join()}`)
  return slugs.includes(location)
}

const same = (name: string, right: RightAnswer, found: string, normal: (text: string) => string = String) =>
  (right.args.get(name) ?? ['']).some((value) => normal(value) === normal(found))

function isRightSearch(
  right: RightAnswer,
  query: JobQuery,
  ids: { jobId: number | null; likeId: number | null },
): boolean {
  return (
    same('q', right, query.q, searchKey) &&
    isRightPlace(right, query.location) &&
    same('pay', right, String(query.minPay ?? '')) &&
    same('mode', right, [...query.mode].toSorted().join(), (text) => text.split(',').toSorted().join()) &&
    same('exp', right, query.experience.join()) &&
    same('days', right, String(query.days ?? '')) &&
    same('sort', right, query.sort ?? '') &&
    same('shown', right, query.withSalary ? '1' : '') &&
    same('withRemote', right, query.withRemote ? '1' : '') &&
    same('job', right, String(ids.jobId ?? '')) &&
    same('like', right, String(ids.likeId ?? ''))
  )
}

/** Whether the tool alone is one of the right ones, and whether everything is. `articles`: what help would answer with. */
export function judgeTurn(
  right: readonly RightAnswer[],
  found: Understanding,
  shown: readonly number[],
  articles: Articles,
): { isTool: boolean; isRight: boolean } {
  const ofTool = right.filter(({ tool }) => tool === found.tool)
  return {
    isTool: ofTool.length > 0,
    isRight: ofTool.some((one) => isRightAnswer(one, found, shown, articles)),
  }
}

function isRightAnswer(
  right: RightAnswer,
  found: Understanding,
  shown: readonly number[],
  articles: Articles,
): boolean {
  switch (found.tool) {
    case 'jobs':
      return right.args.size === 0 && right.words.length === 0
        ? true
        : isRightSearch(right, found.query, found)
    case 'services':
      return (
        same('q', right, found.asked.q, searchKey) &&
        same('max', right, String(found.asked.maxPrice ?? '')) &&
        same('days', right, String(found.asked.maxDays ?? '')) &&
        same('rating', right, found.asked.isWellRated ? '1' : '')
      )
    case 'help':
      return right.words.length === 0 || right.words.includes(articles(found) ?? '')
    case 'match': {
      const [named] = right.args.get('job') ?? []
      if (named === undefined) return right.words.length > 0 || found.jobId === null
      return found.jobId === (named.startsWith('#') ? shown[Number(named.slice(1)) - 1] : Number(named))
    }
    case 'applications':
      return !right.args.has('status') || same('status', right, found.status ?? '')
    case 'candidates':
      return same('q', right, found.q, searchKey)
    case 'plans':
      return right.words.length === 0 || right.words.includes(found.for ?? '')
    case 'refusal':
      return right.words.includes(found.why)
    case 'distress':
      return right.words.includes(found.line)
    default:
      return true
  }
}
