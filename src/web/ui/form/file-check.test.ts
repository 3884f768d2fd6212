import { describe, expect, test } from 'vitest'
import { fileProblem, fileSize, limitsInWords } from './file-check.ts'

const pdf = { extensions: ['.pdf'], maxMegabytes: 5 }
const MB = 1024 * 1024

describe('fileProblem', () => {
  test('a PDF of exactly the limit passes, whatever the capitals of its ending', () => {
    expect(fileProblem({ name: 'CV.PDF', size: 5 * MB }, pdf)).toBeNull()
  })

  test('one byte more is refused with both sizes', () => {
    expect(fileProblem({ name: 'cv.pdf', size: 5.2 * MB }, pdf)).toBe(
      'El archivo pesa 5.2 MB. El máximo es 5 MB.',
    )
    expect(fileProblem({ name: 'cv.pdf', size: 5 * MB + 1 }, pdf)).not.toBeNull()
  })

  test('another type is refused with what is accepted', () => {
    expect(fileProblem({ name: 'cv.pdf.exe', size: 10 }, pdf)).toContain('Elige un PDF de hasta 5 MB')
  })

  test('words that a document fixes take the place of the general ones', () => {
    const fixed = {
      ...pdf,
      wrongType: 'Solo se permiten archivos PDF',
      tooLarge: 'El archivo debe ser menor a 5MB',
    }
    expect(fileProblem({ name: 'cv.doc', size: 10 }, fixed)).toBe('Solo se permiten archivos PDF')
    expect(fileProblem({ name: 'cv.pdf', size: 6 * MB }, fixed)).toBe('El archivo debe ser menor a 5MB')
  })

  test('an empty file is refused', () => {
    expect(fileProblem({ name: 'cv.pdf', size: 0 }, pdf)).toContain('vacío')
  })
})

test('several types are listed with an o', () => {
  expect(limitsInWords({ extensions: ['.jpg', '.png', '.webp'], maxMegabytes: 2 })).toBe(
    'JPG, PNG o WEBP de hasta 2 MB',
  )
})

test.each([
  [1, '1 KB'],
  [219_136, '214 KB'],
  [5 * MB, '5 MB'],
  [4.84 * MB, '4.8 MB'],
])('%d bytes read %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
