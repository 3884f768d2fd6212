import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { bulkUsersContract } from '#contracts/admin/bulk-users.contract.ts'
import { api } from '#web/lib/api-client.ts'
import type { PlanBody } from './plan-dialog.tsx'
import type { SuspendBody } from './suspend-dialog.tsx'
import { orToast, planFailed, statusFailed } from './use-user-acts.ts'

/** A bulk change that the server has taken. */
export interface Begun {
  id: number
  /** 'Suspendiendo', while it runs. */
  doing: string
  /** 'Estado actualizado', at its end. */
  done: string
  /** Takes it back; null: that makes no sense. */
  undo: (() => void) | null
}

type Body = z.input<NonNullable<typeof bulkUsersContract.setPlans.body>>
/** Whose accounts a bulk change takes. */
export type BulkTarget = Pick<Body, 'userIds' | 'whole' | 'changedBy'>

/** Begins a change to many accounts, which goes on when the page is closed. `onRefused` reads the list again. */
export function useBulk(target: BulkTarget, onBegun: (begun: Begun) => void, onRefused: () => unknown) {
  const begin = async <T>(title: string, call: Promise<T>): Promise<T> => {
    try {
      return await orToast(title, call)
    } catch (error) {
      void onRefused()
      throw error
    }
  }
  const setStatus = async (body: { isActive: boolean } & Partial<SuspendBody>, of = target) => {
    const { id } = await begin(
      statusFailed,
      api.call(bulkUsersContract.setStatuses, { body: { ...body, ...of } }),
    )
    // Only those that it suspended: others of them may have been suspended before.
    const restore = () => void setStatus({ isActive: true }, { changedBy: id }).catch(() => {})
    onBegun({
      id,
      doing: body.isActive ? 'Activando cuentas' : 'Suspendiendo cuentas',
      done: 'Estado actualizado',
      undo: body.isActive ? null : restore,
    })
  }
  return {
    suspend: (body: SuspendBody) => setStatus({ isActive: false, ...body }),
    restore: () => setStatus({ isActive: true }),
    givePlan: async (body: PlanBody) => {
      const { id } = await begin(
        planFailed,
        api.call(bulkUsersContract.setPlans, { body: { ...body, ...target } }),
      )
      onBegun({ id, doing: 'Cambiando planes', done: 'Plan actualizado', undo: null })
    },
  }
}

/** How often the progress is asked for, in milliseconds. */
const pollEvery = 700

/** How far a bulk change is; asked for until its end. */
export const useBulkProgress = (id: number) =>
  useQuery({
    queryKey: ['bulk-progress', id],
    queryFn: () => api.call(bulkUsersContract.progress, { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data && data.changed + data.unchanged === data.total ? false : pollEvery,
  })
