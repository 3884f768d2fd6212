import { expect, test } from 'vitest'
import { resumeLanguages, resumeLayouts } from '#contracts/resumes/resume-vocabulary.ts'
import { makeResume, plainChoices } from '#domain/resume/make-resume.ts'
import type { ResumeChoices, ResumeProfile } from '#domain/resume/resume.ts'
import { drawCvPaper } from '#server/platform/cv-paper/draw-cv-paper.ts'
import { documentLimits } from '#server/platform/pdf/document-limits.ts'
import { docxText } from '#server/platform/pdf/docx-text.ts'
import { pdfText } from '#server/platform/pdf/pdf-text.ts'
import { lossesOf } from '#tests/support/resume-losses.ts'
import { resumePeople } from '#tests/support/resume-people.ts'

/** Every so many of the generated people; all those of the export. */
const STEP = 6
const people = resumePeople().filter((_, at) => at < 7 || at % STEP === 0)

async function read(profile: ResumeProfile, choices: Partial<ResumeChoices>, as: 'pdf' | 'docx') {
  const resume = makeResume(profile, { ...plainChoices, ...choices })
  const bytes = await drawCvPaper({ as, resume, pages: 2, photo: null, asker: '' })
  const pages = await (as === 'pdf'
    ? pdfText(new Uint8Array(bytes), documentLimits)
    : docxText(bytes, documentLimits))
  return { losses: lossesOf(profile, pages), pages: pages.length }
}

/**
 * What the reader writes in its own way from any page, such as a position with a dash as a position and a company, it also does from the
 * plainest one, a DOCX. Beyond that a layout loses nothing.
 */
const known = new Map<ResumeProfile, string[]>()

test('the DOCX of nearly everybody is read back as the profile says', async () => {
  for (const profile of people) known.set(profile, (await read(profile, {}, 'docx')).losses)
  const whole = [...known.values()].filter((losses) => losses.length === 0).length
  expect(whole / people.length).toBeGreaterThan(LEAST)
}, 120_000)

test.each(resumeLayouts.flatMap((layout) => resumeLanguages.map((language) => [layout, language] as const)))(
  'our reader takes the layout %s in %s back without loss',
  async (layout, language) => {
    const lost: string[] = []
    for (const profile of people) {
      const { losses, pages } = await read(profile, { layout, language }, 'pdf')
      expect(pages).toBeLessThanOrEqual(2)
      const before = known.get(profile) ?? []
      lost.push(...losses.filter((loss) => !before.includes(loss)).map((loss) => `${profile.name}: ${loss}`))
    }
    expect(lost).toEqual([])
  },
  240_000,
)

/** The share of people of whom the DOCX loses nothing. */
const LEAST = 0.8
