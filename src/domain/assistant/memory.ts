import { filterParams, readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { emptyQuery, noMemory } from './empty-query.ts'
import type { Memory, Understanding } from './understanding.ts'

/** Jobs that a later question can name by their place in the list. */
const mostShown = 5

/** What a conversation remembers after an answer; `shown`: the jobs of the answer. */
export function nextMemory(memory: Memory, found: Understanding, shown: readonly number[]): Memory {
  switch (found.tool) {
    case 'jobs':
      return {
        ...memory,
        tool: 'jobs',
        query: found.query,
        shown: shown.slice(0, mostShown),
        jobId: found.jobId ?? found.likeId,
        asked: null,
      }
    case 'services':
      return { ...memory, tool: 'services', services: found.asked, asked: null }
    case 'match':
      return found.jobId === null
        ? {
            ...memory,
            tool: 'match',
            query: emptyQuery,
            shown: shown.slice(0, mostShown),
            jobId: null,
            asked: null,
          }
        : { ...memory, tool: 'match', jobId: found.jobId, asked: null }
    case 'help':
      return { ...memory, tool: 'help', helpQ: found.q, asked: null }
    case 'applications':
    case 'candidates':
      return { ...memory, tool: found.tool, asked: null }
    case 'question-back':
      return found.about === 'trade'
        ? { ...noMemory, asked: 'trade' }
        : { ...memory, asked: found.about === 'place' ? 'place' : null }
    default:
      return memory
  }
}

interface Written {
  t?: Memory['tool']
  q?: string
  o?: string
  s?: Memory['services']
  n?: readonly number[]
  j?: number
  h?: string
  a?: Memory['asked']
}

/** The memory as the browser keeps it: short, without what is not set. */
export function writeMemory({ tool, query, services, shown, jobId, helpQ, asked }: Memory): string {
  const search = filterParams(query).toString()
  const written: Written = {
    ...(tool && { t: tool }),
    ...(search && { q: search }),
    ...(query.sort && { o: query.sort }),
    ...(services.q && { s: services }),
    ...(shown.length > 0 && { n: shown }),
    ...(jobId !== null && { j: jobId }),
    ...(tool === 'help' && helpQ && { h: helpQ }),
    ...(asked && { a: asked }),
  }
  return JSON.stringify(written)
}

const tools = new Set<unknown>(['jobs', 'services', 'match', 'applications', 'candidates', 'help'])
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31

/** Reads what a browser sent: whatever is not ours counts as nothing, and the conversation begins. */
export function readMemory(text: string): Memory {
  let written: Record<string, unknown>
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return noMemory
    written = value as Record<string, unknown>
  } catch {
    return noMemory
  }
  const { t, q, o, s, n, j, h, a } = written
  const params = new URLSearchParams(typeof q === 'string' ? q : '')
  if (typeof o === 'string') params.set('sort', o)
  return {
    tool: tools.has(t) ? (t as Memory['tool']) : null,
    query: readJobQuery(params),
    services: readServices(s),
    shown: Array.isArray(n) ? n.filter(isId).slice(0, mostShown) : [],
    jobId: isId(j) ? j : null,
    helpQ: typeof h === 'string' ? h.slice(0, 200) : '',
    asked: a === 'trade' || a === 'place' ? a : null,
  }
}

function readServices(value: unknown): Memory['services'] {
  if (typeof value !== 'object' || value === null) return noMemory.services
  const { q, maxPrice, isInSoles, maxDays, isWellRated } = value as Record<string, unknown>
  return {
    q: typeof q === 'string' ? q.slice(0, 200) : '',
    maxPrice: isId(maxPrice) ? maxPrice : null,
    isInSoles: isInSoles === true,
    maxDays: isId(maxDays) ? maxDays : null,
    isWellRated: isWellRated === true,
  }
}
