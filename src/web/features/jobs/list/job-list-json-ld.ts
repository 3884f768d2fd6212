import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { itemListJsonLd } from '#web/lib/json-ld/item-list.ts'

const PAGE_SIZE = 20

/** The jobs of one page of a list; the numbers continue over its pages. `address` and `name` are those of the list. */
export function jobListJsonLd(
  { jobs, page }: { jobs: readonly Pick<JobSummary, 'id' | 'title'>[]; page: number },
  address: string,
  name: string,
) {
  return itemListJsonLd(
    new URL(address).origin,
    name,
    jobs.map(({ id, title }) => ({ name: title, path: jobHref(id) })),
    (page - 1) * PAGE_SIZE + 1,
  )
}
