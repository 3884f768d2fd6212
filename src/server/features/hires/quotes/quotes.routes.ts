import type { quotesContract } from '#contracts/conversations/quotes.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnQuote, getQuoteTalk } from '#server/features/hires/hires.policy.ts'
import { readFeeRate } from '#server/features/hires/held-terms.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentQuote } from './quotes.presenter.ts'
import type { Answered } from './quotes.service.ts'
import { acceptQuote, declineQuote, getQuotes, sendQuote, withdrawQuote } from './quotes.service.ts'

export function quotesRoutes(deps: Deps): Handlers<typeof quotesContract> {
  const today = async () => ({ now: deps.clock.now(), feeRate: await readFeeRate(deps, deps.db, 'USD') })
  const answered = async ({ quote, side, undo }: Answered) => ({
    ...presentQuote(quote, side, await today()),
    undo,
  })
  return {
    ofConversation: async ({ actor, params, query }) => {
      const own = await getQuoteTalk(deps, actor, { ...params, ...query })
      const terms = await today()
      return (await getQuotes(deps, own)).map((quote) => presentQuote(quote, own.side, terms))
    },
    send: async ({ actor, params, body: { companyId, ...terms } }) => {
      const own = await getQuoteTalk(deps, actor, { ...params, companyId })
      return presentQuote(await sendQuote(deps, actor, own, terms), own.side, await today())
    },
    accept: async ({ actor, params, body }) => {
      const own = await getOwnQuote(deps.db, actor, params.id)
      return answered(await acceptQuote(deps, actor, own, body))
    },
    decline: async ({ actor, params, body }) => {
      const own = await getOwnQuote(deps.db, actor, params.id)
      return answered(await declineQuote(deps, actor, own, body.word))
    },
    withdraw: async ({ actor, params }) =>
      answered(await withdrawQuote(deps, actor, await getOwnQuote(deps.db, actor, params.id))),
  }
}
