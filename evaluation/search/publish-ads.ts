import { workModeFromText } from '#domain/jobs/work-mode.ts'
import { DAY } from '#domain/time/durations.ts'
import { writtenColumns } from '#server/features/jobs/jobs.queries.ts'
import { readJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { createCompany } from '#tests/support/actors.ts'
import { createJob } from '#tests/support/jobs.ts'

export interface Ad {
  id: string
  title: string
  company: string
  place: string
  skills: string[]
  description: string
  /** As typed; empty: not said. */
  pay: string
  /** Days since the publication. */
  age: number
}

export type World = Parameters<typeof createJob>[0] & Parameters<typeof createCompany>[0]

export const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim())
export const itemsOf = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean)

/** `id | title | company | place | skills | description`, and where it matters `| pay or - | days since the publication`, below a heading. */
export const readAds = (text: string): Ad[] =>
  text
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [
        id = '',
        title = '',
        company = '',
        place = '',
        skills = '',
        description = '',
        pay = '-',
        age = '0',
      ] = cellsOf(line)
      return {
        id,
        title,
        company,
        place,
        skills: itemsOf(skills, ','),
        description,
        pay: pay === '-' ? '' : pay,
        age: Number(age),
      }
    })

/** Publishes ads in an empty product, as their companies would. Returns the number of each. */
export async function publishAds(world: World, ads: readonly Ad[]): Promise<Map<string, number>> {
  const idOf = new Map<string, number>()
  for (const ad of ads) {
    const company = await createCompany(world, { name: ad.company })
    const fields = {
      title: ad.title,
      category: null,
      department: null,
      description: ad.description,
      requirements: '',
      benefits: '',
      location: ad.place,
      salaryText: ad.pay,
      mode: workModeFromText(`${ad.place} ${ad.title} ${ad.description}`),
      experience: null,
      skills: ad.skills,
    }
    const publishedAt = new Date(world.clock.now().getTime() - ad.age * DAY)
    idOf.set(
      ad.id,
      await createJob(world, company, { ...writtenColumns(readJobFields(fields), ad.company), publishedAt }),
    )
  }
  return idOf
}
