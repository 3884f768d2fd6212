import { expect, test } from 'vitest'
import { countdownWords, leftInWords } from './order-countdown.words.ts'

type Counted = Parameters<typeof countdownWords>[0]

const hire = (some: object): Counted =>
  ({
    status: 'accepted',
    dispute: null,
    history: [],
    order: { held: null, part: 0 },
    ...some,
  }) as unknown as Counted
const problem = (stage: 'open' | 'answered') => hire({ status: 'disputed', dispute: { stage } })
const held = { held: { feeRate: 1000 }, part: 0 }
const delivered = ['request', 'deliver', 'ask_changes'].map((act) => ({ act, part: 0 }))

test.each([
  ['a request', hire({ status: 'requested' }), 'lapse', 'para responder', 'el pedido se cierra solo'],
  ['an agreed order', hire({ status: 'agreed' }), 'lapse', 'para depositar', 'el pedido se cierra solo'],
  ['a delivery', hire({ status: 'delivered' }), 'approve', 'para revisar', 'se acepta sola'],
  [
    'a problem without an answer',
    problem('open'),
    'escalate',
    'para responder al problema',
    'pasa a nuestro equipo',
  ],
  [
    'a problem with two sides',
    problem('answered'),
    'escalate',
    'para ponerse de acuerdo',
    'pasa a nuestro equipo',
  ],
  ['late work', hire({ order: held }), 'give_up', 'para entregar', 'el pedido se cancela solo'],
  [
    'late changes',
    hire({ order: held, history: delivered }),
    'give_up',
    'para entregar',
    'pasa a nuestro equipo',
  ],
  [
    'late changes, nothing held',
    hire({ history: delivered }),
    'give_up',
    'para entregar',
    'el pedido se cancela solo',
  ],
] as const)('the time of %s', (_, of, step, until, after) => {
  expect(countdownWords(of, step)).toEqual({ until, after })
})

test.each([
  [4 * 86_400_000 + 6 * 3_600_000, '4 d 6 h'],
  [3 * 3_600_000 + 20 * 60_000, '3 h 20 min'],
  [12 * 60_000, '12 min'],
  [-5000, '0 min'],
])('%i ms are %j', (left, words) => {
  expect(leftInWords(left)).toBe(words)
})
