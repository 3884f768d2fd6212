import type { AdAdvice } from '#contracts/coach/ad-writing.contract.ts'
import { type AdDraft, readDraft } from '#domain/coach/writing/ad-findings.ts'
import { readJob } from '#domain/matching/engine.ts'
import type { Deps } from '#server/deps.ts'
import { getPay } from '#server/features/coach/pay/pay.service.ts'

/** What can be said better in a draft, which skills are read in it, and what ads with its title pay. */
export async function adviseOn(deps: Pick<Deps, 'db' | 'clock'>, draft: AdDraft): Promise<AdAdvice> {
  return { findings: readDraft(draft), skills: skillsOf(draft), pay: await payOf(deps, draft.title.trim()) }
}

function skillsOf({ title, description, requirements }: AdDraft): string[] {
  const { requirements: read } = readJob({
    id: 0,
    title,
    category: null,
    skills: [],
    description,
    requirements,
    experience: null,
    placeDepartment: null,
    placeProvince: null,
    placeDistrict: null,
    mode: 'onsite',
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
  })
  return read.flatMap(({ label, skill }) => (label !== '' && skill >= 0 ? [label] : []))
}

async function payOf(deps: Pick<Deps, 'db' | 'clock'>, title: string): Promise<AdAdvice['pay']> {
  if (title === '') return null
  const { shown } = await getPay(deps, { q: title, category: '', location: '', experience: [] })
  if (shown === null) return null
  const { low, median, high } = shown.spread
  return { low, median, high, ads: shown.read }
}
