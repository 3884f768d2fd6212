import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type Payment, plansContract } from '#contracts/plans/plans.contract.ts'
import { chatActivationDays } from '#contracts/figures.ts'
import { formatDate } from '#domain/time/dates.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { showToast, type Toast } from '#web/ui/overlay/toast-store.ts'

/** Shows the result of the payment in the address (`?pago=`) and removes it from the address. */
export function usePaymentOutcome(): void {
  const [search, setSearch] = useSearchParams()
  const requested = useRef<string>(null)
  const id = search.get('pago')
  useEffect(() => {
    if (id === null || requested.current === id) return
    requested.current = id
    void api
      .call(endpointRef(plansContract.receipt), { params: { id } })
      .then((payment) => showToast(outcomeOf(payment)))
      // Another person's payment or none: show nothing.
      .catch(() => undefined)
    setSearch(
      (current) => {
        current.delete('pago')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [id, setSearch])
}

/** The documented words for the chat; similar ones for a plan. */
export function outcomeOf({ product, status, failure, amount, paidUntil, refundDue }: Payment): Toast {
  const isChat = product === 'chat_activation'
  if (refundDue)
    return {
      title: 'Te devolveremos tu pago',
      description: 'No pudimos activar lo que compraste. Te escribimos a tu correo.',
      tone: 'destructive',
    }
  if (status === 'completed') {
    const price = `$${amount % 100 === 0 ? amount / 100 : (amount / 100).toFixed(2)} USD`
    if (product === 'premium_job')
      return {
        title: 'Empleo premium pagado',
        description: 'Ya puedes publicarlo. Vale para un solo aviso y no vence.',
      }
    return isChat
      ? {
          title: 'Chat Activado',
          description: `El chat ha sido activado por ${chatActivationDays} días (${price}). Ahora puedes recibir mensajes.`,
        }
      : {
          title: 'Plan activado',
          description: paidUntil
            ? `Vigente hasta el ${formatDate(new Date(paidUntil))}.`
            : 'Ya está vigente.',
        }
  }
  if (status === 'refunded')
    return { title: 'Te devolvimos tu pago', description: 'El dinero volvió al medio con el que pagaste.' }
  if (failure === 'left')
    return { title: 'No terminaste el pago', description: 'No se cobró nada. Puedes intentarlo otra vez.' }
  if (status === 'pending')
    return {
      title: 'Tu pago está en camino',
      description: 'Te avisaremos por correo cuando se confirme.',
    }
  if (product === 'premium_job')
    return { title: 'No se pagó el empleo premium', description: 'No se cobró nada.', tone: 'destructive' }
  return isChat
    ? { title: 'Error al activar chat', description: 'No se pudo activar el chat', tone: 'destructive' }
    : {
        title: 'Error al activar plan',
        description: 'No se pudo activar el plan premium',
        tone: 'destructive',
      }
}
