import { expect, test } from 'vitest'
import { readCv } from './read-cv.ts'
import { doubtScanned } from './scanned-doubt.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'

const lines = ['Rosa Quispe', 'rosa@ejemplo.pe', 'EXPERIENCIA', 'Analista, Tupay S.A.C. (2019 - 2021)']
const page: PageText = {
  width: 595,
  height: 842,
  runs: lines.map((text, at) => ({
    text,
    x: 50,
    y: 60 + at * 24,
    width: text.length * 5,
    height: 10,
    font: '',
    isBold: false,
    isItalic: false,
  })),
  rotated: [],
  links: [],
}

test('a value is as sure as its least certain word', () => {
  const certain = doubtScanned(readCv([page]), [page], [[0.97, 0.97, 0.97, 0.97]])
  expect(certain.contact.email!.confidence).toBeGreaterThan(0.85)
  expect(certain.contact.email!.confidence).toBeLessThan(readCv([page]).contact.email!.confidence)
  const doubtful = doubtScanned(readCv([page]), [page], [[0.97, 0.5, 0.97, 0.97]])
  expect(doubtful.contact.email!.confidence).toBe(0.5)
  expect(doubtful.contact.name!.confidence).toBe(certain.contact.name!.confidence)
})

test('a page with text of its own keeps its confidence', () => {
  expect(doubtScanned(readCv([page]), [page], [null])).toEqual(readCv([page]))
})
