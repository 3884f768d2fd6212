import type { PageText } from '#domain/cv/layout/page-text.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { roleLines } from '#domain/cv/roles/role-lines.ts'
import type { Role } from '#domain/cv/roles/role-labels.ts'
import { type Token, tokensOf } from '#domain/cv/roles/role-tokens.ts'
import { readSections } from '#domain/cv/sections/read-sections.ts'
import type { Gold } from '#evaluation/cv/evaluate-gold.ts'
import { bare } from '#evaluation/cv/evaluate-score.ts'
import { alignEntries, type GoldEntry } from './align.ts'

export type Kind = 'experience' | 'education'

/** A section with the label of each token. */
export interface Sample {
  layout: string
  path: string
  lines: Line[]
  tokens: Token[]
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
  const lines = sectionsOf(pages, kind)
    .map((section) => roleLines(section, kind))
    .filter((section) => section.length > 0)
  const tokens = lines.map(tokensOf)
  const entries = kind === 'experience' ? gold.experiences.map(jobOf) : gold.educations.map(studyOf)
  const { labels, missed, found } = alignEntries(tokens, entries)
  return {
    samples: lines.map((own, index) => ({
      layout: gold.layout,
      path,
      lines: own,
      tokens: tokens[index]!,
      labels: labels[index]!,
    })),
    missed,
    found,
  }
}

const entry = (
  texts: Partial<Record<Role, string | null | undefined>>,
  { start, end, isCurrent }: Pick<GoldEntry, 'start' | 'end' | 'isCurrent'>,
): GoldEntry => ({
  texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text)) as GoldEntry['texts'],
  start,
  end,
  isCurrent,
})

const jobOf = (job: Gold['experiences'][number]) =>
  entry({ what: job.position, where: job.company, place: job.place }, job)

const studyOf = (study: Gold['educations'][number]) => {
  // A subject that is part of the degree needs no label of its own.
  const isApart = study.field && study.degree && !` ${bare(study.degree)} `.includes(` ${bare(study.field)} `)
  return entry({ what: study.degree, where: study.institution, field: isApart ? study.field : null }, study)
}
