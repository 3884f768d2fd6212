import { foldLetters } from '#domain/cv/names/fold.ts'
import { RANK_WORDS } from './education.data.ts'

/** The rank at the start of a folded degree. */
export const RANK = new RegExp(String.raw`^(?:${RANK_WORDS.join('|')})(?=\W|$)`)

/** 'Maestría': a rank without its field. */
export const isBareRank = (text: string): boolean => RANK.exec(foldLetters(text))?.[0].length === text.length

/** A comma, dash or stroke between a rank and its field. */
const BETWEEN = /,\s+|\s+[-–—/|]\s+/u

/** 'Licenciatura, Ingeniería Industrial', 'Técnico - Agropecuaria', 'Educación Inicial / Licenciada': a rank beside its field. */
export function splitRank(text: string): { rank: string; field: string } | null {
  const sign = BETWEEN.exec(text)
  if (!sign) return null
  const [left, right] = [text.slice(0, sign.index), text.slice(sign.index + sign[0].length)]
  if (!/^\p{Lu}/u.test(right)) return null
  // What follows another comma is not part of the field.
  if (isBareRank(left))
    return sign[0].startsWith(',') && right.includes(',') ? null : { rank: left, field: right }
  return isBareRank(right) && !sign[0].startsWith(',') ? { rank: right, field: left } : null
}
