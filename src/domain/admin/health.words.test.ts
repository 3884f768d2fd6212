import { expect, test } from 'vitest'
import type { Health } from '#contracts/admin/health.contract.ts'
import { healthWords } from './health.words.ts'

const well: Health = {
  checkedAt: '2026-11-26T15:00:00.000Z',
  database: { ms: 4 },
  queue: { due: 0, oldestSeconds: null, failed: 0 },
  mail: { unsent: 0, oldestSeconds: null, sent: 1200 },
  storage: { ms: 12 },
  index: { jobs: true, professionals: true },
  payments: { provider: 'stripe', withoutSoles: [] },
  ledger: { checkedAt: '2026-11-26T10:10:00.000Z', entries: 12, faults: [] },
  webhooks: { due: 0, oldestSeconds: null, resting: 0 },
}

test('everything works', () => {
  expect(healthWords(well).map(({ name, text, state }) => `${name} ${text} ${state}`)).toEqual([
    'Base de datos 4 ms ok',
    'Cola al día ok',
    'Correo 1,200 enviados en 24 h ok',
    'Archivos 12 ms ok',
    'Índice completo ok',
    'Pagos Stripe ok',
    'Libro mayor cuadra ok',
    'Webhooks al día ok',
  ])
})

test.each<[Partial<Health>, string]>([
  [{ database: { ms: null } }, 'Base de datos no responde bad'],
  [{ storage: { ms: 900 } }, 'Archivos 900 ms warn'],
  [{ queue: { due: 12, oldestSeconds: 300, failed: 0 } }, 'Cola 12 en espera, desde hace 5 min bad'],
  [{ queue: { due: 12, oldestSeconds: 60, failed: 1 } }, 'Cola 1 tarea falló hoy warn'],
  [{ mail: { unsent: 3, oldestSeconds: 7300, sent: 0 } }, 'Correo 3 sin enviar, desde hace 2 h bad'],
  [{ mail: { unsent: 3, oldestSeconds: 180, sent: 9 } }, 'Correo 3 sin enviar, desde hace 3 min warn'],
  [{ index: { jobs: true, professionals: false } }, 'Índice se está cargando warn'],
  [{ payments: { provider: 'none', withoutSoles: [] } }, 'Pagos sin proveedor warn'],
  [
    { payments: { provider: 'mercadopago', withoutSoles: ['companyPremium'] } },
    'Pagos Mercado Pago, sin precio en soles: plan premium de empresa warn',
  ],
  [
    {
      payments: { provider: 'mercadopago', withoutSoles: ['premiumJob', 'chatActivation', 'companyPremium'] },
    },
    'Pagos Mercado Pago, sin precio en soles: empleo premium y 2 más warn',
  ],
  [
    { ledger: { ...well.ledger!, faults: [{ fault: 'payment-not-booked', count: 2, examples: [7, 9] }] } },
    'Libro mayor Pagos completados sin asiento: 2 bad',
  ],
  [{ webhooks: { due: 4, oldestSeconds: 600, resting: 0 } }, 'Webhooks 4 en espera, desde hace 10 min bad'],
  [{ webhooks: { due: 1, oldestSeconds: 5, resting: 2 } }, 'Webhooks 2 puntos pausados warn'],
])('%j', (change, expected) => {
  const said = healthWords({ ...well, ...change }).map(({ name, text, state }) => `${name} ${text} ${state}`)
  expect(said).toContain(expected)
})
