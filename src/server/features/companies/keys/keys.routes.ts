import type { companyKeysContract } from '#contracts/companies/keys.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnKey } from '#server/features/companies/companies.policy.ts'
import type { Handlers } from '#server/http/mount.ts'
import { presentKey, presentUse } from './keys.presenter.ts'
import { createKey, endKey, listOwnKeys, readUse } from './keys.service.ts'

export function companyKeysRoutes(deps: Deps): Handlers<typeof companyKeysContract> {
  const { db } = deps
  return {
    list: async ({ actor }) => {
      const { keys, names } = await listOwnKeys(deps, actor)
      return keys.map(({ key, lastUsedAt }) => presentKey(key, { lastUsedAt, names }))
    },
    create: async ({ actor, body }) => {
      const { key, token } = await createKey(deps, actor, body)
      const names = new Map(actor.personName === null ? [] : [[actor.userId, actor.personName]])
      return { key: presentKey(key, { lastUsedAt: null, names }), token }
    },
    end: async ({ actor, params }) => ({
      undo: await endKey(deps, actor, await getOwnKey(db, actor, params.id)),
    }),
    use: async ({ actor, params }) => presentUse(await readUse(deps, await getOwnKey(db, actor, params.id))),
  }
}
