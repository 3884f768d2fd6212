import { limaInstant } from '#domain/time/dates.ts'
import { foldText, plainText } from '#domain/text/plain-text.ts'
import type { ImportRow } from './job-import.ts'

/** The first non-empty field with one of the names, trimmed; names are compared folded, without '_', '-' or spaces. */
export function readField(row: ImportRow, ...names: readonly string[]): string {
  const keys = Object.keys(row)
  for (const name of names) {
    const key = keys.find((candidate) => fieldKey(candidate) === fieldKey(name))
    const value = key === undefined ? undefined : row[key]
    const text = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
    if (typeof text === 'string' && text.trim() !== '') return text.trim()
    if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ')
  }
  return ''
}

export function fieldKey(name: string): string {
  return foldText(name).replace(/[^a-z0-9]/g, '')
}

const NOT_ASKED = [
  'a',
  'aplica',
  'requiere',
  'requerid[oa]',
  'requisito',
  'indispensable',
  'necesari[oa]',
  'corresponde',
  'especifica(?:do)?',
  'precisa',
  'tiene',
  'hay',
]
const FILLERS = [
  String.raw`(?:no|n)(?: se)? ?/?(?:${NOT_ASKED.join('|')})?(?: (?:especializacion|experiencia|conocimientos?|de experiencia))?`,
  'ningun[oa]?',
  'minim[oa]',
  's/n',
  'sin especificar',
  'x+',
  String.raw`(?:de acuerdo|conforme|segun) (?:a|al|las?|lo|el)?\s?.{0,25}\b(?:bases|perfil|tdr|lineamientos)\b.{0,60}`,
  '(?:se precisara|indicado|ver) en las bases',
  'todos?',
  'varios?',
  'requisitos',
]
const FILLER = new RegExp(`^(?:${FILLERS.join('|')})$`)

/** Text without filler ('NO APLICA', '-', '.'). */
export function dropFiller(text: string): string {
  const clean = plainText(text)
    .replace(/^['"“](?=[^'"“”]*$)|^["“]([^"“”]*)["”]$/g, '$1')
    .trim()
  const folded = foldText(clean).replace(/^[^a-z0-9]+|(?<![^a-z0-9])[^a-z0-9]+$/g, '')
  return folded === '' || FILLER.test(folded) ? '' : clean
}

/** A web link; 'www…' gets https, and a doubled 'https://http://' loses one scheme. Null for anything else. */
export function readUrl(text: string): string | null {
  const single = text.replace(/^https?:\/\/(?=https?:\/\/)/i, '')
  const withScheme = /^https?:\/\//i.test(single) ? single : /^www\./i.test(single) ? `https://${single}` : ''
  if (!URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname) ? url.href : null
}

/**
 * A day ('21/11/2026', '21.11.2026', '2026-11-21': its first or last instant in Lima) or an instant (ISO 8601, RFC 2822).
 * Null for anything else.
 */
export function readDate(text: string, edge: 'start' | 'end' = 'start'): Date | null {
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text)
  if (local) return limaInstant(Number(local[3]), Number(local[2]), Number(local[1]), edge)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return limaInstant(Number(iso[1]), Number(iso[2]), Number(iso[3]), edge)
  if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}|^(?:[A-Z][a-z]{2}, )?\d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:/.test(text))
    return null
  // A time without a zone is Lima time, whatever the server's zone.
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2}|GMT|UTC|[A-Z]{3})$/.test(text)
  const instant = new Date(hasZone ? text : `${text.replace(' ', 'T')}-05:00`)
  return Number.isNaN(instant.getTime()) ? null : instant
}

/** 64-bit FNV-1a as 16 hex digits: a short stable id for rows without one. Not for secrets: it is not cryptographic. */
export function stableId(...pieces: readonly string[]): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(pieces.map(foldText).join('\u001F'))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
