import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { changeStandsDays } from '#domain/orders/deadlines.ts'
import { agreeOrder } from '#server/features/hires/hires.service.ts'
import { followHires } from '#server/features/hires/follow-hires.ts'
import { getHire } from '#server/features/hires/hires.queries.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import type { TestActor } from '#tests/support/actors.ts'
import { heldSides, startHoldingApp } from '#tests/support/held-orders.ts'
import { settleActs } from '#tests/support/settle-acts.ts'
import type { TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let sides: Awaited<ReturnType<typeof heldSides>>
beforeAll(async () => {
  app = await startHoldingApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  sides = await heldSides(app)
})
afterEach(async () => expect((await verifyLedger(app.deps)).faults).toEqual([]))

const [plan, build] = [
  { name: 'Diagnóstico', cents: 18_000, days: 3 },
  { name: 'Integración', cents: 45_000, days: 10 },
]

/** An order in two milestones; with a rate its money is held. */
const ordered = (feeRate: number | null): Promise<number> =>
  transaction(app.deps, (tx) =>
    agreeOrder(app.deps, tx, {
      serviceId: sides.serviceId,
      companyId: sides.company.id,
      userId: sides.company.userId,
      professionalUserId: sides.seller.userId,
      message: 'Un flujo de despliegue',
      agreed: { name: 'Propuesta', currency: 'USD', rounds: 1, feeRate, parts: [plan, build] },
    }),
  )
const funded = async (): Promise<number> => {
  const id = await ordered(500)
  await sides.pay(id, 0, 19_062)
  return id
}
const propose = (who: TestActor, id: number, milestones: object[], from = 0) =>
  sides.post(who, id, 'change-proposals', { from, milestones, note: 'Cambió el alcance' })
const answer = async (who: TestActor, id: number, isAccepted: boolean, proposedAt?: string) =>
  sides.post(who, id, 'change-proposals/answer', {
    isAccepted,
    proposedAt: proposedAt ?? (await sides.seen(who, id)).order.change?.at ?? 'ninguna',
    note: 'De acuerdo',
  })
const agree = async (id: number, milestones: object[], from = 0) => {
  await sides.settled(propose(sides.seller, id, milestones, from))
  await sides.settled(answer(sides.company, id, true))
}
const finish = async (id: number) => {
  await sides.settled(sides.post(sides.seller, id, 'deliveries', { note: 'Listo' }))
  await sides.settled(sides.take(sides.company, id, 'completed'))
}
const titles = async ({ headers }: TestActor): Promise<string[]> =>
  (await app.request({ url: '/api/notifications', headers })).body.notifications.map(
    ({ title }: { title: string }) => title,
  )

describe('a proposal', () => {
  test('is seen by the other side once it stands, and applies when that side accepts it', async () => {
    const { seller, company, seen } = sides
    const id = await ordered(null)
    const next = [plan, { ...build, cents: 60_000 }, { name: 'Soporte', cents: 9000, days: 5 }]
    const sent = await propose(seller, id, next)
    expect(sent.body.order.change).toMatchObject({ by: 'professional', from: 0, parts: next })
    expect((await seen(company, id)).order.change).toBeNull()
    await settleActs(app)
    const read = await seen(company, id)
    expect(read.order).toMatchObject({ totalCents: 63_000, change: { parts: next, differenceCents: 0 } })
    expect(read.history.at(-1)).toMatchObject({
      act: 'propose_change',
      cents: 87_000,
      note: 'Cambió el alcance',
    })
    expect(await titles(company)).toContain('Te proponen cambiar los hitos')

    const accepted = await answer(company, id, true)
    expect(accepted.body.order).toMatchObject({ totalCents: 87_000, change: null })
    // Until it can no longer be undone the other side knows the old ones.
    expect((await seen(seller, id)).order).toMatchObject({ totalCents: 63_000, parts: [plan, build] })
    await settleActs(app)
    expect((await seen(seller, id)).order.parts).toEqual(next)
    expect(await titles(seller)).toContain('Aceptaron el cambio de hitos')
  })

  test('accepted by mistake is undone with its milestones', async () => {
    const id = await ordered(null)
    await sides.settled(propose(sides.seller, id, [plan]))
    const { body } = await answer(sides.company, id, true)
    const undone = await app.request({
      method: 'POST',
      url: `/api/acts/${body.undo.actId}/undo`,
      headers: sides.company.headers,
    })
    expect(undone.status).toBeLessThan(300)
    expect((await sides.seen(sides.company, id)).order).toMatchObject({
      parts: [plan, build],
      change: { parts: [plan] },
    })
  })

  test('is declined or withdrawn with a word, and another can be made', async () => {
    const { seller, company, settled, seen } = sides
    const id = await ordered(null)
    await settled(propose(seller, id, [plan]))
    await settled(answer(company, id, false))
    expect((await seen(seller, id)).history.at(-1)).toMatchObject({ act: 'drop_change', note: 'De acuerdo' })
    await settled(propose(company, id, [build]))
    await settled(answer(company, id, false))
    expect((await seen(seller, id)).order).toMatchObject({ change: null, parts: [plan, build] })
    expect(await titles(seller)).toContain('El cambio de hitos no sigue')
  })

  test('expires, and both hear of it', async () => {
    const id = await ordered(null)
    await sides.settled(propose(sides.seller, id, [plan]))
    app.clock.advance({ days: changeStandsDays })
    await followHires(app.deps)
    await followHires(app.deps)
    expect(await getHire(app.deps.db, id)).toMatchObject({ change: null, parts: [plan, build] })
    await app.queue.drain()
    for (const { email } of [sides.seller, sides.company])
      expect(app.mails.last(email).subject).toContain('Cambio de hitos vencido')
  })
})

describe('bad input is refused in Spanish and changes nothing', () => {
  test.each<[string, object[], string]>([
    ['negative', [{ ...plan, cents: -1 }, build], 'Escribe un monto de 1 a 99,999'],
    ['a tenth of a cent', [{ ...plan, cents: 0.1 }, build], 'Escribe un monto de 1 a 99,999'],
    ['a text', [{ ...plan, cents: '100' }, build], 'Escribe un monto de 1 a 99,999'],
    ['no days', [{ ...plan, days: 0 }, build], 'Escribe los días, de 1 a 365'],
    ['no title', [{ ...plan, name: ' ' }, build], 'Escribe qué se entrega'],
    ['too many', Array.from({ length: 21 }, () => plan), 'Usa 20 hitos como máximo'],
    ['nothing left', [], 'El hito en curso se queda'],
    ['no change', [plan, build], 'Cambia algo'],
  ])('%s', async (_, milestones, message) => {
    const id = await ordered(null)
    const { status, body } = await propose(sides.company, id, milestones)
    expect(status).toBe(400)
    expect(Object.values(body.fields).join()).toContain(message)
    expect((await sides.seen(sides.company, id)).order).toMatchObject({ change: null, parts: [plan, build] })
  })

  test('what was delivered or accepted, another proposal, a stranger, and what changed meanwhile', async () => {
    const { seller, company, settled, post } = sides
    const id = await ordered(null)
    await settled(post(seller, id, 'deliveries', { note: 'Listo' }))
    expect((await propose(company, id, [build])).body.code).toBe('offer_changed')
    await settled(propose(seller, id, [plan, build], 1))
    expect((await propose(company, id, [build], 1)).body.code).toBe('change_open')
    expect((await answer(seller, id, true)).body.code).toBe('forbidden')
    expect((await answer(company, id, true, new Date(0).toISOString())).body.code).toBe('change_gone')
    expect((await answer(company, id, false, 'x')).body.code).toBe('change_gone')
    const other = await heldSides(app)
    expect((await propose(other.company, id, [plan], 1)).status).toBe(404)
    await settled(sides.take(company, id, 'completed'))
    await settled(answer(company, id, true))
    expect((await sides.seen(seller, id)).order.parts).toEqual([plan, plan, build])
  })
})

describe('two at the same time', () => {
  test('an answer and a withdrawal: one of them counts', async () => {
    const id = await ordered(null)
    await sides.settled(propose(sides.seller, id, [plan]))
    const replies = await Promise.all([answer(sides.company, id, true), answer(sides.seller, id, false)])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('two proposals: one is open', async () => {
    const id = await ordered(null)
    const replies = await Promise.all([
      propose(sides.seller, id, [plan]),
      propose(sides.company, id, [build]),
      propose(sides.seller, id, [plan]),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('an answer and a delivery of the part that changes: the milestones are what was accepted or what was delivered', async () => {
    const id = await ordered(null)
    const dearer = [{ ...plan, cents: 20_000 }, build]
    await sides.settled(propose(sides.company, id, dearer))
    const [accepted] = await Promise.all([
      answer(sides.seller, id, true),
      sides.post(sides.seller, id, 'deliveries', { note: 'Listo' }),
    ])
    await settleActs(app)
    const { status, order } = await sides.seen(sides.company, id)
    expect(status).toBe('delivered')
    expect(order).toMatchObject({ change: null, parts: accepted.status === 200 ? dearer : [plan, build] })
  })
})

describe('held money', () => {
  test('a dearer milestone waits for the difference with its fee, and both payments are released', async () => {
    const { seller, company, seen, pay, post } = sides
    const id = await funded()
    await agree(id, [{ ...plan, cents: 28_000 }, build])
    expect((await seen(company, id)).order).toMatchObject({ awaitedCents: 10_000, totalCents: 63_000 })
    expect((await post(company, id, 'payments', { part: 0, totalCents: 10_000 })).body.code).toBe(
      'offer_changed',
    )
    await pay(id, 0, 10_590)
    expect((await seen(seller, id)).order).toMatchObject({ awaitedCents: null, totalCents: 73_000 })
    expect(await titles(seller)).toContain('Cambio de hitos pagado')
    await finish(id)
    const { paidParts } = await seen(company, id)
    expect(paidParts).toMatchObject([
      { part: 0, paid: 19_062, released: 18_000, held: 0 },
      { part: 0, paid: 10_590, released: 10_000, held: 0 },
    ])
    const earnings = await app.request({ url: '/api/earnings', headers: seller.headers })
    expect(earnings.body.balances).toMatchObject([{ held: 0, due: 28_000 }])
  })

  test('a difference that comes after the delivery goes back whole', async () => {
    const { seller, company, seen, open, happens, settled, post } = sides
    const id = await funded()
    await agree(id, [{ ...plan, cents: 28_000 }, build])
    const reference = await open(id, 0, 10_590)
    await settled(post(seller, id, 'deliveries', { note: 'Listo' }))
    await happens(reference)
    expect((await seen(company, id)).order).toMatchObject({ change: null, totalCents: 63_000 })
    expect(await titles(company)).toContain('Te devolvemos un pago')
  })

  test('a cheaper milestone gives the difference back with its fee when it is accepted', async () => {
    const { seller, company, seen } = sides
    const id = await funded()
    await agree(id, [{ ...plan, cents: 8000 }, build])
    expect((await seen(seller, id)).order).toMatchObject({ totalCents: 53_000, shareableCents: 8000 })
    await finish(id)
    await app.queue.drain()
    expect((await seen(company, id)).paidParts).toMatchObject([{ released: 8000, returned: 10_000, held: 0 }])
  })

  test('the end of an order gives all payments of its part back', async () => {
    const { seller, company, seen, pay, settled, take } = sides
    const id = await funded()
    await agree(id, [{ ...plan, cents: 28_000 }])
    await pay(id, 0, 10_590)
    await settled(take(seller, id, 'cancelled'))
    await app.queue.drain()
    expect((await seen(company, id)).paidParts).toMatchObject([{ returned: 18_000 }, { returned: 10_000 }])
  })
})
