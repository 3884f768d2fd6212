import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { HumanCheck } from '#server/http/human-check.ts'
import type { MountOptions } from '#server/http/mount.ts'
import { resolveActor } from './accounts/sessions.service.ts'

/** Mounts every feature, from left to right in the order in which they may know each other. */
export function mountFeatures(app: FastifyInstance, deps: Deps, human: HumanCheck): void {
  const options: MountOptions = {
    deps,
    human,
    resolveActor: (request, audience) => resolveActor(deps, request, audience),
  }
  void app
  void options
}
