import { foldLetters } from './fold.ts'
import { degreeStems, institutionWords, organisationWords, positionStems } from './words.data.ts'

const list = (text: string) => text.trim().split(/\s+/)
const stems = (text: string) =>
  new RegExp(
    `^(?:${list(text)
      .map((stem) => stem.replace(/[.+&]/g, '\\$&'))
      .join('|')})`,
  )

const POSITION = stems(positionStems)
const DEGREE = stems(degreeStems)
const ORGANISATION = new Set(list(organisationWords))
const INSTITUTION = new Set(list(institutionWords))
const LEGAL_FORM =
  /\b(?:s\.?\s?a\.?\s?c|s\.?\s?a\.?\s?a|s\.?\s?r\.?\s?l|e\.?\s?i\.?\s?r\.?\s?l|s\.\s?a|s\.?a\.?s|ltda|inc|llc|ltd|corp|gmbh|s\.?\s?l)\b\.?(?:\s*\(.*\))?\s*$/

const wordsOf = (text: string) => foldLetters(text).match(/[\p{L}&][\p{L}.&-]*/gu) ?? []

/** How much a text reads like what somebody does, from 0 to 1. The first word tells most. */
export function positionLikeness(text: string): number {
  const all = wordsOf(text)
  const at = all.findIndex((word) => POSITION.test(word))
  if (at < 0) return 0
  return at === 0 ? 1 : at <= 2 ? 0.7 : 0.4
}

/** How much a text reads like an organisation, from 0 to 1. */
export function organisationLikeness(text: string): number {
  const folded = foldLetters(text)
  if (LEGAL_FORM.test(folded)) return 1
  const all = wordsOf(text).map((word) => word.replace(/\.$/, ''))
  if (all.length === 0) return 0
  // 'Software Developer' begins like 'Software Andino' and says something else.
  if (ORGANISATION.has(all[0]!)) return all.slice(1).some((word) => POSITION.test(word)) ? 0.4 : 0.9
  return all.some((word) => ORGANISATION.has(word)) ? 0.6 : 0
}

/** How much a text reads like a place of study, from 0 to 1. */
export function institutionLikeness(text: string): number {
  const all = wordsOf(text).map((word) => word.replace(/\.$/, ''))
  if (all.length === 0) return 0
  if (INSTITUTION.has(all[0]!)) return 1
  return all.some((word) => INSTITUTION.has(word)) ? 0.7 : 0
}

/** How much a text reads like a degree or a career, from 0 to 1. */
export function degreeLikeness(text: string): number {
  const all = wordsOf(text)
  const at = all.findIndex((word) => DEGREE.test(word))
  if (at < 0) return 0
  return at === 0 ? 1 : 0.5
}
