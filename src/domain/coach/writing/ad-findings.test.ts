import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsIn } from '#domain/coach/review/cv-facts.ts'
import { replaceLines } from '#domain/coach/review/replace-line.ts'
import { VERBS } from '#domain/coach/review/verbs.data.ts'
import { findAdWording } from '#domain/jobs/wording/ad-wording.ts'
import { type AdDraft, readDraft } from './ad-findings.ts'

const draft: AdDraft = {
  title: 'Cajera de tienda',
  description: '• Atención de caja\n• Cuadre diario de efectivo',
  requirements: 'Un año en caja, buena presencia, secundaria completa.',
  benefits: '',
  location: '',
  salaryRange: '',
}
const found = (more: Partial<AdDraft> = {}) => readDraft({ ...draft, ...more })
const of = (code: string, more: Partial<AdDraft> = {}) => found(more).find((one) => one.code === code)

test('a duty begins with its verb, and a requirement that excludes goes without the rest of its line', () => {
  expect(of('no-verb')).toMatchObject({
    field: 'description',
    before: '• Atención de caja',
    after: '• Atender caja',
  })
  expect(of('excludes')).toMatchObject({
    field: 'requirements',
    after: 'Un año en caja, secundaria completa.',
    wording: { code: 'looks', term: 'buena presencia' },
  })
})

test('it says what is missing, and nothing of an empty form', () => {
  expect(found().map(({ code }) => code)).toEqual(expect.arrayContaining(['no-shift', 'no-place', 'no-pay']))
  const whole = { description: '• Cobrar en caja\nTurno mañana', location: 'Lima', salaryRange: 'S/ 1,500' }
  expect(found({ ...whole, requirements: 'Un año en caja.' })).toEqual([])
  expect(of('unread-pay', { salaryRange: 'A tratar' })).toBeDefined()
  const blank = { title: '', description: '', requirements: '', benefits: '', location: '', salaryRange: '' }
  expect(readDraft(blank)).toEqual([])
})

test('a long paragraph becomes one idea a line', () => {
  const text = Array.from(
    { length: 5 },
    (_, at) => `Atenderás a los clientes del local ${at} durante todo el mes completo.`,
  ).join(' ')
  expect(of('one-paragraph', { description: text })!.after!.split('\n')).toHaveLength(5)
})

const folder = new URL('../../../../evaluation/ads/dev/', import.meta.url)
const ads = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'))
  .map((line): AdDraft =>
    Object.assign(
      { title: '', description: '', requirements: '', benefits: '', location: 'Lima', salaryRange: '' },
      JSON.parse(line),
    ),
  )
const infinitives = new Set(
  VERBS.trim()
    .split('\n')
    .flatMap((line) => wordsIn(line.split(' ')[0]!)),
)

test('nothing is invented, every change fits the text, and accepting them all ends', () => {
  for (const ad of ads) {
    const text: AdDraft = structuredClone(ad)
    for (let step = 0; ; step++) {
      expect(step).toBeLessThan(60)
      const next = readDraft(text).find(({ after }) => after !== null)
      if (!next) break
      const told = new Set(wordsIn(next.before))
      const added = wordsIn(next.after!).filter((word) => !told.has(word) && !infinitives.has(word))
      expect(added.filter((word) => !['al', 'a', 'el'].includes(word))).toEqual([])
      const changed = replaceLines(text[next.field], next.before, next.after!)
      expect(changed).not.toBeNull()
      text[next.field] = changed!
    }
    for (const field of ['requirements', 'description', 'benefits'] as const)
      expect(findAdWording(text[field]).filter(({ code }) => code === 'age' || code === 'looks')).toEqual([])
  }
})
