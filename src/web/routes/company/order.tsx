import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { OrderRoom } from '#web/features/hires/room/order-room.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = await requireUser(args, 'company')
  return { userId, hireId: Number(args.params['hireId']) }
}

export const meta: MetaFunction = () => [{ title: 'Pedido · Qhatu' }]

/** One order of the company. */
export default function Order() {
  const { userId, hireId } = useLoaderData<typeof loader>()
  return <OrderRoom key={hireId} id={hireId} viewer={{ userId, userType: 'company' }} />
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
