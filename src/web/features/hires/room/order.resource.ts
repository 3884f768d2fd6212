import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { changesContract } from '#contracts/hires/changes.contract.ts'
import type { DisputeReason, DisputeWant } from '#contracts/hires/dispute-vocabulary.ts'
import { disputesContract } from '#contracts/hires/disputes.contract.ts'
import { type Hire, hiresContract } from '#contracts/hires/hires.contract.ts'
import { ordersContract } from '#contracts/hires/orders.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { hireKey, hiresKey } from '#web/features/hires/hires.resource.ts'

/** A step of the reader, with what it says. */
export type OrderStep =
  | { step: 'accept' | 'decline' | 'approve' | 'cancel' }
  | { step: 'deliver'; note: string; files: readonly string[] }
  | { step: 'invoice'; note: string; files: readonly string[] }
  | { step: 'ask_changes'; note: string }
  | { step: 'review'; rating: number; comment: string }
  | { step: 'offer_end'; cents: number; why: string }
  | { step: 'accept_end' | 'drop_offer'; cents: number }
  | { step: 'propose_change'; from: number; milestones: readonly Milestone[]; why: string }
  | { step: 'accept_change' | 'drop_change'; proposedAt: string; why: string }
  | ({ step: 'dispute'; reason: DisputeReason; wants: DisputeWant; cents?: number } & Told)
  | ({ step: 'answer_dispute' | 'add_evidence' } & Told)
  | { step: 'escalate' | 'finish_work' }
  | { step: 'withdraw_dispute'; why: string }

interface Milestone {
  name: string
  cents: number
  days: number
}

/** What somebody says about a problem, with what shows it. */
interface Told {
  note: string
  files: readonly string[]
  messages: readonly number[]
}

const statusOf = {
  accept: 'accepted',
  decline: 'declined',
  approve: 'completed',
  cancel: 'cancelled',
} as const

const doneWords: Record<OrderStep['step'], string> = {
  accept: 'Pedido aceptado',
  decline: 'Pedido rechazado',
  approve: 'Entrega aceptada',
  cancel: 'Pedido cancelado',
  review: 'Reseña enviada',
  deliver: 'Entrega enviada',
  invoice: 'Recibo adjuntado',
  ask_changes: 'Cambios pedidos',
  offer_end: 'Propuesta enviada',
  accept_end: 'Aceptaste terminar',
  drop_offer: 'La propuesta quedó sin efecto',
  propose_change: 'Cambio propuesto',
  accept_change: 'Aceptaste el cambio',
  drop_change: 'El cambio quedó sin efecto',
  dispute: 'Contaste el problema',
  answer_dispute: 'Respuesta enviada',
  add_evidence: 'Agregado',
  escalate: 'Qhatu decide',
  withdraw_dispute: 'Problema retirado',
  finish_work: 'Sigues con el trabajo',
}

function send(id: number, taken: OrderStep) {
  const params = { id }
  switch (taken.step) {
    case 'review':
      return api.call(ordersContract.reviewCompany, {
        params,
        body: { rating: taken.rating, comment: taken.comment },
      })
    case 'deliver':
      return api.call(ordersContract.deliver, { params, body: { note: taken.note, files: [...taken.files] } })
    case 'invoice':
      return api.call(ordersContract.invoice, { params, body: { note: taken.note, files: [...taken.files] } })
    case 'ask_changes':
      return api.call(ordersContract.askChanges, { params, body: { note: taken.note } })
    case 'offer_end':
      return api.call(ordersContract.offerEnd, { params, body: { cents: taken.cents, note: taken.why } })
    case 'accept_end':
    case 'drop_offer':
      return api.call(ordersContract.answerEnd, {
        params,
        body: { isAccepted: taken.step === 'accept_end', cents: taken.cents },
      })
    case 'propose_change': {
      const { from, milestones, why: note } = taken
      const body = { from, milestones: [...milestones], note }
      return api.call(changesContract.propose, { params, body })
    }
    case 'accept_change':
    case 'drop_change': {
      const { step: name, proposedAt, why: note } = taken
      const body = { isAccepted: name === 'accept_change', proposedAt, note }
      return api.call(changesContract.answer, { params, body })
    }
    case 'dispute': {
      const { step: _, note, files, messages, ...problem } = taken
      const body = { ...problem, text: note, files: [...files], messages: [...messages] }
      return api.call(disputesContract.open, { params, body })
    }
    case 'answer_dispute':
    case 'add_evidence': {
      const { note, files, messages } = taken
      const body = { text: note, files: [...files], messages: [...messages] }
      return taken.step === 'answer_dispute'
        ? api.call(disputesContract.answer, { params, body })
        : api.call(disputesContract.addEvidence, { params, body })
    }
    case 'escalate':
      return api.call(disputesContract.escalate, { params })
    case 'finish_work':
      return api.call(disputesContract.finish, { params })
    case 'withdraw_dispute':
      return api.call(disputesContract.withdraw, { params, body: { note: taken.why } })
    default:
      return api.call(hiresContract.setStatus, { params, body: { status: statusOf[taken.step] } })
  }
}

const withForm: ReadonlySet<OrderStep['step']> = new Set([
  'deliver',
  'invoice',
  'ask_changes',
  'offer_end',
  'propose_change',
  'accept_change',
  'drop_change',
  'review',
  'dispute',
  'answer_dispute',
  'add_evidence',
  'withdraw_dispute',
])

/** The sentence of a refusal. */
export const refusalOf = (error: unknown): string => {
  const body = error instanceof ApiError ? error.body : null
  return Object.values(body?.fields ?? {})[0] ?? body?.message ?? 'No se pudo guardar. Revisa tu conexión.'
}

/** Takes a step of an order and shows the result; a refused one reloads it, because the other side may have been faster. */
export function useOrderStep(id: number, viewer: HireParty) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  return useMutation({
    mutationFn: (taken: OrderStep) => send(id, taken),
    onSuccess: ({ undo, ...changed }, { step }) => {
      queries.setQueryData<Hire[]>(hiresKey, (hires) =>
        hires?.map((hire) => (hire.id === changed.id ? changed : hire)),
      )
      queries.setQueryData(hireKey(id), changed)
      offerUndo(undo, {
        title: doneWords[step],
        description: `${viewer === 'company' ? 'Al profesional' : 'A la empresa'} le avisamos en ${undo.seconds} segundos.`,
      })
    },
    onError: async (error, { step }) => {
      // A form shows it itself.
      if (!withForm.has(step))
        showToast({ title: 'Error', description: refusalOf(error), tone: 'destructive' })
      await queries.invalidateQueries({ queryKey: hiresKey })
    },
  })
}

/** The latest messages about the service that the reader may read, to point at. */
export const useTalk = ({ serviceId, companyId }: Pick<Hire, 'serviceId' | 'companyId'>, isWanted: boolean) =>
  useQuery({
    queryKey: ['order-talk', serviceId, companyId],
    queryFn: () =>
      api.call(conversationsContract.messages, {
        params: { serviceId },
        query: { companyId, limit: talkShown },
      }),
    enabled: isWanted,
    retry: false,
  })

/** How many messages one can choose from. */
const talkShown = 20
