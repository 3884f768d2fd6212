import { expect, test } from 'vitest'
import { holdKeys, readAdReasons, withoutAllowed } from './holds.ts'

const texts = {
  title: 'Señorita para counter',
  description: 'Atenderás clientes. Pago de S/ 50 por inscripción.',
  requirements: 'De 20 a 30 años. Sin hijos. Enviar CV con foto.',
  benefits: '',
  salaryRange: 'S/ 1,200',
  questionTexts: '¿Cuál es tu estado civil?',
}

test('each reason names where its words stand, money first; a photo is no reason', () => {
  const reasons = readAdReasons(texts)
  expect(
    reasons.map(({ code, finds }) => [code, finds.map(({ field, term }) => `${field}: ${term}`)]),
  ).toEqual([
    ['payment_asked', ['description: Pago de S/ 50 por inscripción']],
    ['age', ['requirements: De 20 a 30 años']],
    ['sex', ['title: Señorita']],
    ['family', ['requirements: Sin hijos', 'questionTexts: estado civil']],
  ])
})

test('what a person let stand is no reason again, something new is', () => {
  const allowed = holdKeys(readAdReasons(texts))
  expect(withoutAllowed(readAdReasons(texts), allowed)).toEqual([])
  const edited = readAdReasons({ ...texts, requirements: `${texts.requirements} Buena presencia.` })
  expect(withoutAllowed(edited, allowed).map(({ code }) => code)).toEqual(['looks'])
})

test('what a company has not proved is let stand by its name', () => {
  const unproved = [{ code: 'ruc_missing' as const, finds: [] }]
  expect(withoutAllowed(unproved, [])).toEqual(unproved)
  expect(withoutAllowed(unproved, holdKeys(unproved))).toEqual([])
})
