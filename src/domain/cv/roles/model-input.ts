import type { ReadExperience } from '#domain/cv/cv.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { type Features, featuresOf } from './role-features.ts'
import { roleLines } from './role-lines.ts'
import { type Token, tokensOf } from './role-tokens.ts'
import { withWitness } from './witness.ts'

/** A section as the model sees it. */
export interface ModelInput {
  lines: Line[]
  tokens: Token[]
  features: Features
}

/** Longer sections are no CV; labelling them would only slow everyone down. */
const MOST_TOKENS = 6_000

/** What the model sees of a section of jobs: its text, and how the rules read it. */
export function jobInput(section: readonly Line[], byRules: readonly ReadExperience[]): ModelInput {
  const input = inputOf(section, 'experience')
  const { lines, tokens, features } = input
  return { ...input, features: withWitness(features, lines, tokens, byRules) }
}

/** What the model sees of a section of studies. How the rules read it was tried as a feature and gained nothing. */
export const studyInput = (section: readonly Line[]): ModelInput => inputOf(section, 'education')

function inputOf(section: readonly Line[], kind: 'experience' | 'education'): ModelInput {
  const lines = roleLines(section, kind)
  const tokens = tokensOf(lines).slice(0, MOST_TOKENS)
  return { lines, tokens, features: featuresOf(lines, tokens) }
}
