import type { HoldReason } from '#domain/jobs/wording/holds.ts'
import type { RemarkCode } from '#contracts/jobs/holds-vocabulary.ts'
import { detectMapping } from '#domain/jobs/import/detect.ts'
import { judgeAd } from '#domain/jobs/risk/risk.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'
import { formatOf, readRows } from '#server/features/jobs/import/read-rows.ts'
import { EarlierAds, type payLevels } from './judged-ads.ts'

/**
 * How many ads of a file each rule finds. Nobody labelled them; for ads of the state nearly every one is a mistake. Each institution counts as a company
 * without a check, so nothing is forgiven.
 */
export async function measureRealAds(path: string, levelOf: ReturnType<typeof payLevels>): Promise<string> {
  const format = formatOf(path)
  if (!format) throw new Error(`${path} is in no format that npm run import reads`)
  const counts = new Map<HoldReason['code'] | RemarkCode, number>()
  const earlier = new EarlierAds()
  let [read, held, worded] = [0, 0, 0]
  let mapping: Extract<ReturnType<typeof detectMapping>, { ok: true }>['mapping'] | null = null
  for await (const item of readRows(path, format)) {
    if (!('row' in item)) continue
    if (!mapping) {
      const detected = detectMapping(Object.keys(item.row))
      if (!detected.ok) throw new Error(detected.reason)
      mapping = detected.mapping
    }
    const result = mapping.map(item.row)
    if (!result.ok) continue
    const { title, description, requirements, salaryRange, category, experience, companyName } = result.job
    read++
    const { reasons, remarks } = judgeAd(
      { title, description, requirements, benefits: '', salaryRange, questionTexts: '' },
      {
        isVerified: false,
        pay: parseSalary(salaryRange),
        level: levelOf(category, experience),
        ...earlier.add({ description, requirements }, companyName),
        companyDays: 400,
        adsOfTheDay: 1,
      },
    )
    if (reasons.length > 0) held++
    if (reasons.some(({ code }) => code !== 'copied_text')) worded++
    for (const { code } of [...reasons, ...remarks]) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [
    `### Real ads: ${read} of public institutions, without labels`,
    '',
    `${worded} are found by a rule other than \`copied_text\`, ${held} with it: institutions copy the same profiles from each other.`,
    '',
    '| rule | found |',
    '|---|---:|',
    ...[...counts].toSorted((a, b) => b[1] - a[1]).map(([code, count]) => `| \`${code}\` | ${count} |`),
    '',
  ].join('\n')
}
