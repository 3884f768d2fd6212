import { eq } from 'drizzle-orm'
import { disputes } from '#server/db/schema/disputes.table.ts'
import { hireEvents } from '#server/db/schema/hires.table.ts'
import type { TestActor } from './actors.ts'
import type { TestApp } from './test-app.ts'

interface Sides {
  seller: TestActor
  company: TestActor
  /** A delivered order. */
  hireId: number
}

/** A dispute of an order that the company opened; both sides know of it. Returns its id. */
export async function createDispute(
  app: TestApp,
  { seller, company, hireId }: Sides,
  { stage, wants = 'all_back' }: { stage: 'open' | 'answered' | 'desk'; wants?: 'all_back' | 'finished' },
): Promise<number> {
  const step = async ({ headers }: TestActor, path: string, payload: object) => {
    await app.request({ method: 'POST', url: `/api/hires/${hireId}/disputes${path}`, headers, payload })
    await app.deps.db.update(hireEvents).set({ isNotified: true }).where(eq(hireEvents.hireId, hireId))
  }
  await step(company, '', { reason: 'quality', wants, text: 'Los totales no cuadran.' })
  if (stage !== 'open') await step(seller, '/answer', { text: 'Cuadran con la última planilla.' })
  if (stage === 'desk') await step(company, '/escalation', {})
  const [row] = await app.deps.db.select().from(disputes).where(eq(disputes.hireId, hireId))
  if (!row) throw new Error('No dispute was opened')
  return row.id
}
