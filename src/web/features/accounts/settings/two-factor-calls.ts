import type { z } from 'zod'
import { ownAccountContract, type twoFactorCalls } from '#contracts/accounts/own-account.contract.ts'
import { api } from '#web/lib/api-client.ts'

type Declared = typeof twoFactorCalls

/** The calls about a second factor, by users or by administrators. */
export type TwoFactorCalls = {
  [Name in keyof Declared]: (
    body: z.output<Declared[Name]['body']>,
  ) => Promise<z.output<Declared[Name]['reply']>>
}

/** Those of users. */
export const ownCalls: TwoFactorCalls = {
  setUp: (body) => api.call(ownAccountContract.setUpTwoFactor, { body }),
  enable: (body) => api.call(ownAccountContract.enableTwoFactor, { body }),
  disable: (body) => api.call(ownAccountContract.disableTwoFactor, { body }),
  renewCodes: (body) => api.call(ownAccountContract.renewRecoveryCodes, { body }),
}
