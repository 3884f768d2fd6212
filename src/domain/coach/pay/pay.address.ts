import { filterParams } from '#domain/jobs/search/job-query.address.ts'
import type { PaySearch } from './wider-searches.ts'

export const payPath = '/agente/sueldos'

/** The page that says what ads of a trade, level and place pay. The names are those of the job list. */
export function payHref({
  q = '',
  category = '',
  location = '',
  experience = [],
}: Partial<PaySearch>): string {
  const params = filterParams({ q, category, location, experience: [...experience] })
  return params.size > 0 ? `${payPath}?${params}` : payPath
}
