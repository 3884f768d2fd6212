import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { OrderRoom } from '#web/features/hires/room/order-room.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = await requireUser(args, 'professional')
  return { userId, hireId: Number(args.params['hireId']) }
}

export const meta: MetaFunction = () => [{ title: 'Pedido · Qhatu' }]

/** One order of the professional. */
export default function Order() {
  const { userId, hireId } = useLoaderData<typeof loader>()
  return <OrderRoom key={hireId} id={hireId} viewer={{ userId, userType: 'professional' }} />
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
