import { readExperiences } from '#domain/cv/entries/experience.ts'
import { alignEntries, type KnownEntry } from '#domain/cv/roles/align-entries.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { jobInput, type ModelInput, studyInput } from '#domain/cv/roles/model-input.ts'
import { knownEntry } from '#domain/cv/roles/witness.ts'
import { readSections } from '#domain/cv/sections/read-sections.ts'
import type { Gold } from '#evaluation/cv/evaluate-gold.ts'
import { bare } from '#evaluation/cv/evaluate-score.ts'

export type Kind = 'experience' | 'education'

/** A section with the label of each token. */
export interface Sample extends ModelInput {
  layout: string
  path: string
  labels: number[]
}

function sectionsOf(pages: readonly PageText[], kind: Kind): (readonly Line[])[] {
  return readSections(pages)
    .filter((section) => section.kind === kind)
    .map(({ lines }) => lines)
}

/** The samples of one CV, and how many strings of its gold were found on its page. */
export function samplesOf(
  { path, gold, pages }: { path: string; gold: Gold; pages: PageText[] | null },
  kind: Kind,
): { samples: Sample[]; missed: number; found: number } {
  if (!pages) return { samples: [], missed: 0, found: 0 }
  const inputs = sectionsOf(pages, kind)
    .map((section) =>
      kind === 'experience' ? jobInput(section, readExperiences(section)) : studyInput(section),
    )
    .filter(({ lines }) => lines.length > 0)
  const entries = kind === 'experience' ? gold.experiences.map(jobOf) : gold.educations.map(studyOf)
  const { labels, missed, found } = alignEntries(
    inputs.map(({ tokens }) => tokens),
    entries,
  )
  return {
    samples: inputs.map(({ lines, tokens, features }, index) => ({
      lines,
      tokens,
      features,
      layout: gold.layout,
      path,
      labels: labels[index]!,
    })),
    missed,
    found,
  }
}

/** How often each real page counts beside random ones, of which there are four times as many. */
const REAL_PAGES_TIMES = 3

/** What is trained on: real and random pages. */
export const mixed = (real: readonly Sample[], random: readonly Sample[]): Sample[] => [
  ...Array.from({ length: REAL_PAGES_TIMES }, () => real).flat(),
  ...random,
]

const jobOf = (job: Gold['experiences'][number]): KnownEntry =>
  knownEntry({ what: job.position, where: job.company, place: job.place }, job)

const studyOf = (study: Gold['educations'][number]): KnownEntry => {
  // A subject that is part of the degree needs no label of its own.
  const isApart = study.field && study.degree && !` ${bare(study.degree)} `.includes(` ${bare(study.field)} `)
  return knownEntry(
    { what: study.degree, where: study.institution, field: isApart ? study.field : null },
    study,
  )
}
