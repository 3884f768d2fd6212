import type { talentPoolsContract } from '#contracts/talent/talent-pools.contract.ts'
import type { Deps } from '#server/deps.ts'
import { getOwnPool } from '#server/features/talent/talent.policy.ts'
import { presentPerson } from '#server/features/talent/talent.presenter.ts'
import type { Handlers } from '#server/http/mount.ts'
import {
  createPool,
  getPools,
  putIntoPool,
  putSeveralIntoPool,
  readPool,
  removePool,
  takeFromPool,
} from './pools.service.ts'

export function talentPoolsRoutes(deps: Deps): Handlers<typeof talentPoolsContract> {
  return {
    list: async ({ actor }) => getPools(deps, actor),
    create: async ({ actor, body }) => createPool(deps, actor, body.name),
    remove: async ({ actor, params }) => ({
      undo: await removePool(deps, actor, await getOwnPool(deps.db, actor, params.id)),
    }),
    people: async ({ actor, params }) => {
      const pool = await getOwnPool(deps.db, actor, params.id)
      const people = await readPool(deps, actor, pool)
      return {
        name: pool.name,
        people: people.map(({ row, note, addedAt, addedBy }) => ({
          person: presentPerson({ row, match: null }),
          note,
          addedAt: addedAt.toISOString(),
          addedBy,
        })),
      }
    },
    put: async ({ actor, params, body }) => {
      const pool = await getOwnPool(deps.db, actor, params.id)
      await putIntoPool(deps, actor, pool, { professionalId: params.professionalId, note: body.note })
    },
    putSeveral: async ({ actor, params, body }) =>
      putSeveralIntoPool(deps, actor, await getOwnPool(deps.db, actor, params.id), body.professionalIds),
    take: async ({ actor, params }) => ({
      undo: await takeFromPool(
        deps,
        actor,
        await getOwnPool(deps.db, actor, params.id),
        params.professionalId,
      ),
    }),
  }
}
