import { data } from 'react-router'
import { subscriptionsContract } from '#contracts/subscriptions/subscriptions.contract.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { type publicApi, refusedForm } from '#web/lib/api-context.ts'
import type { RouterContextProvider } from 'react-router'

type Context = { context: Readonly<RouterContextProvider>; params: { token: string } }

/**
 * For the loaders of the pages behind the links of a mail: what the link refers to, or null with 410 when it is no longer
 * valid.
 */
export async function loadSubscription(api: typeof publicApi, { context, params }: Context) {
  /** Why the posted form was refused. */
  const problem = context.get(refusedForm)?.message ?? null
  try {
    const state = await context.get(api).call(subscriptionsContract.state, { params })
    return data({ state, problem })
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ state: null, problem }, { status: 410 })
  }
}
