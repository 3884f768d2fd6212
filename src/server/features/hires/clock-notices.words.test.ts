import { expect, test } from 'vitest'
import { clockWords, soonWords } from './clock-notices.words.ts'

type Named = Parameters<(typeof soonWords)['lapse']>[0]

const hire = (some: object): Named =>
  ({ serviceTitle: 'Tableros', companyName: 'Tupay', firstName: 'Rosa', ...some }) as unknown as Named
const problem = (stage: 'open' | 'answered') => hire({ status: 'disputed', dispute: { stage } })

test('a problem without an answer waits for that, later for an agreement', () => {
  const soon = (stage: 'open' | 'answered') => soonWords.escalate(problem(stage), '3 de diciembre')
  expect(soon('open').company).toContain('todavía no tiene respuesta')
  expect(soon('answered').company).toContain('Si no llegan a un acuerdo')
  const over = (stage: 'open' | 'answered') => clockWords.escalate(hire({}), problem(stage)).company
  expect(over('open')).toContain('terminó el plazo para responder.')
  expect(over('answered')).toContain('terminó el plazo para ponerse de acuerdo.')
})

test('a request waits for an answer, an agreed order for its payment', () => {
  const soon = (status: string) => soonWords.lapse(hire({ status }), '3 de diciembre').company
  expect(soon('requested')).toContain('si nadie responde')
  expect(soon('agreed')).toContain('espera tu pago')
  const over = (status: string) => clockWords.lapse(hire({}), hire({ status })).company
  expect(over('requested')).toContain('no respondió')
  expect(over('agreed')).toContain('el pago no llegó a tiempo')
})

test('late work that was delivered once is decided, other late work is cancelled', () => {
  const soon = (isHeld: boolean, deliveries: number) =>
    soonWords.give_up(hire({ isHeld, deliveries }), '3 de diciembre').company
  expect(soon(true, 1)).toContain('decide nuestro equipo')
  for (const one of [soon(true, 0), soon(false, 1)]) expect(one).toContain('se cancela el 3 de diciembre')
})
