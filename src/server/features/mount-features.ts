import type { FastifyInstance } from 'fastify'
import { companiesContract } from '#contracts/companies.contract.ts'
import { jobsContract } from '#contracts/jobs.contract.ts'
import { plansContract } from '#contracts/plans.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { HumanCheck } from '#server/http/human-check.ts'
import { mount, type MountOptions } from '#server/http/mount.ts'
import { resolveActor } from './accounts/sessions.service.ts'
import { companiesRoutes } from './companies/companies.routes.ts'
import { jobsRoutes } from './jobs/jobs.routes.ts'
import { plansRoutes } from './plans/plans.routes.ts'

/** Mounts every feature, from left to right in the order in which they may know each other. */
export function mountFeatures(app: FastifyInstance, deps: Deps, human: HumanCheck): void {
  const options: MountOptions = {
    deps,
    human,
    resolveActor: (request, audience) => resolveActor(deps, request, audience),
  }
  mount(app, options, plansContract, plansRoutes(deps))
  mount(app, options, companiesContract, companiesRoutes(deps))
  mount(app, options, jobsContract, jobsRoutes(deps))
}
