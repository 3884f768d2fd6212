import { createProfessional, type TestActor } from './actors.ts'
import { createService } from './services.ts'
import { settleActs } from './settle-acts.ts'
import type { TestApp } from './test-app.ts'

/** A brief that can be published. */
export const wholeBrief = {
  title: 'Tablero de ventas y liquidaciones',
  category: 'Tecnología e IT',
  description: 'Queremos ver cada mañana lo vendido y lo liquidado en doce sucursales, con alertas.',
  needs: ['Power BI que se actualiza cada mañana', 'Permisos por sucursal'],
  wantedBy: '2026-12-20',
  budget: { minCents: 60_000, maxCents: 90_000 },
}

/** The terms of a proposal. */
export const termsOf = (serviceId: number, more: object = {}) => ({
  serviceId,
  priceCents: 76_000,
  days: 15,
  rounds: 2,
  message: 'Uno sus fuentes en un modelo, armo el tablero y capacito a su equipo.',
  covers: [0, 1],
  milestones: [],
  ...more,
})

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** What the tests of briefs do as a company or a professional. */
export function briefWorld(app: TestApp) {
  const call = ({ headers }: TestActor, method: Method, url: string, payload?: object) =>
    app.request({ method, url, headers, ...(payload ? { payload } : {}) })
  const draft = async (company: TestActor, values: object = wholeBrief): Promise<number> =>
    (await call(company, 'POST', '/api/briefs', values)).body.id
  const open = async (company: TestActor, values: object = wholeBrief): Promise<number> => {
    const id = await draft(company, values)
    await call(company, 'POST', `/api/briefs/${id}/publish`)
    await settleActs(app)
    return id
  }
  const createSeller = async (firstName = 'Lucero') => {
    const seller = await createProfessional(app, { planType: 'premium', firstName, lastName: 'Mamani' })
    return { seller, serviceId: await createService(app, seller) }
  }
  return {
    call,
    draft,
    open,
    createSeller,
    /** An open brief with a proposal that the company sees. */
    async proposed(company: TestActor, firstName?: string) {
      const id = await open(company)
      const { seller, serviceId } = await createSeller(firstName)
      const { body } = await call(seller, 'POST', `/api/open-briefs/${id}/proposals`, termsOf(serviceId))
      await settleActs(app)
      return { id, seller, serviceId, proposalId: body.id as number }
    },
    undo: (actor: TestActor, { undo: { actId } }: { undo: { actId: number } }) =>
      call(actor, 'POST', `/api/acts/${actId}/undo`),
    seen: async (company: TestActor, id: number) => (await call(company, 'GET', `/api/briefs/${id}`)).body,
    openList: async (seller: TestActor): Promise<number[]> =>
      (await call(seller, 'GET', '/api/open-briefs')).body.briefs.map(({ id }: { id: number }) => id),
    bell: async (actor: TestActor): Promise<string[]> =>
      (await call(actor, 'GET', '/api/notifications')).body.notifications.map(
        ({ title }: { title: string }) => title,
      ),
  }
}
