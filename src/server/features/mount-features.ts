import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { HumanCheck } from '#server/http/human-check.ts'
import type { MountOptions } from '#server/http/mount.ts'

/** Mounts every feature, from left to right in the order in which they may know each other. */
export async function mountFeatures(_app: FastifyInstance, _deps: Deps, _human: HumanCheck): Promise<void> {
  await Promise.resolve({} as MountOptions)
}
