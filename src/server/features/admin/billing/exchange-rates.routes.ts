import type { exchangeRatesContract } from '#contracts/admin/exchange-rates.contract.ts'
import type { Deps } from '#server/deps.ts'
import { readRates, typeRate } from '#server/features/plans/exchange-rates/exchange-rates.service.ts'
import type { Handlers } from '#server/http/mount.ts'

export function exchangeRatesRoutes(deps: Deps): Handlers<typeof exchangeRatesContract> {
  return {
    exchangeRates: async () => ({
      isPublished: deps.exchangeRates !== null,
      rates: (await readRates(deps)).map(({ day, rate, source, storedAt, typedBy }) => ({
        day,
        rate,
        source,
        storedAt: storedAt.toISOString(),
        typedBy,
      })),
    }),
    async typeExchangeRate({ actor, body }) {
      await typeRate(deps, actor, body)
      return {
        audited: { subject: 'exchange-rate', subjectId: null, after: { day: body.day, rate: body.rate } },
        reply: { success: true as const },
      }
    },
  }
}
