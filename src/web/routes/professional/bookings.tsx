import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import { LeftOverBookings, ProfessionalBookings } from '#web/features/bookings/professional-bookings.tsx'
import { PremiumGate } from '#web/features/plans/premium-gate.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'
import { useNow } from '#web/lib/use-now.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const [bookings, availability] = await Promise.all([
    // The page works without one of them; the section shows the error and retries.
    api.call(bookingsContract.mine, {}).catch(() => null),
    api.call(bookingsContract.availability, {}).catch(() => null),
  ])
  return { bookings, availability }
}

export const meta: MetaFunction = () => [{ title: 'Citas · Qhatu' }]

/** The companies' bookings and the professional's availability. */
export default function Bookings() {
  const { bookings, availability } = useLoaderData<typeof loader>()
  const now = useNow()
  const { professional } = useProfessionalPanel()
  const { refresh, isRefreshing } = useRefresh()
  return (
    <>
      <h1 className="mb-5">Citas</h1>
      <div className="grid max-w-[60rem] gap-4">
        <PremiumGate text="Las empresas agendan una llamada contigo en las horas que tú defines, con invitación al calendario.">
          {availability ? (
            <ProfessionalBookings bookings={bookings} availability={availability} now={now} />
          ) : (
            <ErrorState
              title="Error al cargar tu disponibilidad"
              onRetry={() => void refresh()}
              retrying={isRefreshing}
            />
          )}
        </PremiumGate>
        {professional.planType !== 'premium' && bookings && (
          <LeftOverBookings bookings={bookings} now={now} />
        )}
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
