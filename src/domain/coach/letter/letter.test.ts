import { expect, test } from 'vitest'
import { allText, wordsIn } from '#domain/coach/review/cv-facts.ts'
import { letterLengths, type LetterFacts, writeLetter } from './letter.ts'

const facts: LetterFacts = {
  name: 'Milagros Quispe',
  jobTitle: 'Contador general',
  company: 'Textil Andina',
  has: ['NIIF', 'Excel'],
  month: '2026-11',
  cv: {
    title: 'Contadora',
    summary: 'Llevo la contabilidad de empresas medianas. También dicto cursos.',
    phone: null,
    location: 'Miraflores, Lima',
    experience: null,
    skills: ['NIIF', 'Excel'],
    educations: [
      {
        id: 1,
        degree: 'Contabilidad',
        institution: 'UNMSM',
        startDate: '2010',
        endDate: '2015',
        isCurrent: false,
      },
    ],
    experiences: [
      {
        id: 1,
        position: 'Contadora general',
        company: 'Puka',
        startDate: '2020-01',
        endDate: null,
        isCurrent: true,
        description: 'Preparo declaraciones\n• Reduje 30 % el cierre con NIIF.\nAtiendo a la SUNAT',
      },
    ],
  },
}
const words = (length: (typeof letterLengths)[number], of = facts) => wordsIn(writeLetter(of, length)).length

test('three lengths, each longer than the one before, with what the ad asks first', () => {
  expect(words('short')).toBeLessThan(words('medium'))
  expect(words('medium')).toBeLessThan(words('long'))
  const medium = writeLetter(facts, 'medium')
  expect(medium).toContain('Contadora general, Puka:\n- Reduje 30 % el cierre con NIIF\n')
  expect(medium).toContain('trabajo con NIIF y Excel')
  expect(medium).toContain('6 años de experiencia')
})

test('nothing is invented: every word is fixed, of the ad, or of the person', () => {
  const empty: LetterFacts = {
    ...facts,
    cv: { ...facts.cv, title: null, summary: null, location: null, experiences: [], educations: [] },
    has: [],
  }
  const fixed = new Set(
    wordsIn(
      'Hola equipo de Les escribo por el puesto de Mi oficio con años año de experiencia Tengo De lo que piden trabajo con y e Estudios Vivo en Me gustaría conversar con ustedes Gracias por leerme 6',
    ),
  )
  for (const of of [facts, empty])
    for (const length of letterLengths) {
      const own = new Set(
        wordsIn([allText(of.cv), of.name, of.jobTitle, of.company, of.cv.location].join(' ')),
      )
      for (const word of wordsIn(writeLetter(of, length)))
        expect(fixed.has(word) || own.has(word), word).toBe(true)
    }
})

test('a confidential ad is not addressed by a name', () => {
  expect(writeLetter({ ...facts, company: null }, 'short').startsWith('Hola:\n')).toBe(true)
})

test('a letter tells no personal data that no ad may ask, and no street', () => {
  const [work] = facts.cv.experiences
  const description =
    'Estado civil: soltera\nDNI 12345678\nVivo en Jr. Los Pinos 123, Surco\nAtiendo a la SUNAT'
  const summary =
    'Vivo en Av. Larco 345, Miraflores. Soy católica. Llevo la contabilidad de empresas medianas.'
  const cv = { ...facts.cv, summary, experiences: [{ ...work!, description }] }
  for (const length of letterLengths) {
    const letter = writeLetter({ ...facts, cv }, length)
    expect(letter).not.toMatch(/soltera|1234|Los Pinos|Larco|cat[óo]lica/i)
  }
})
