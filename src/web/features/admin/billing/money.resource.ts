import { useQuery } from '@tanstack/react-query'
import { moneyContract, type PaymentMoney } from '#contracts/admin/money.contract.ts'
import { api } from '#web/lib/api-client.ts'

/** How often a refund that is on its way is looked at again (ms). */
const soon = 3000

const isOnItsWay = ({ refunds }: PaymentMoney): boolean =>
  refunds.some(({ state }) => state === 'waiting' || state === 'sending')

/** The money of a payment, followed while a refund is on its way. */
export const usePaymentMoney = (id: number) =>
  useQuery({
    queryKey: ['payment-money', id],
    queryFn: () => api.call(moneyContract.paymentMoney, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? soon : false),
  })
