import { type JobQuery, readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import type { Memory } from './understanding.ts'

/** A search for everything. */
export const emptyQuery: JobQuery = readJobQuery(new URLSearchParams())

/** A conversation that begins. */
export const noMemory: Memory = {
  tool: null,
  query: emptyQuery,
  services: { q: '', maxPrice: null, isInSoles: false, maxDays: null, isWellRated: false },
  shown: [],
  jobId: null,
  helpQ: '',
  asked: null,
}
