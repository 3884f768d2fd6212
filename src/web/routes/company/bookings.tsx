import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { bookingsContract } from '#contracts/bookings/bookings.contract.ts'
import { CompanyBookings } from '#web/features/bookings/company-bookings.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { useNow } from '#web/lib/use-now.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const bookings = await args.context
    .get(personalApi)
    .call(bookingsContract.mine, {})
    .catch(() => null)
  return { bookings }
}

export const meta: MetaFunction = () => [{ title: 'Citas · Qhatu' }]

/** The calls that the company booked with professionals. */
export default function Bookings() {
  const { bookings } = useLoaderData<typeof loader>()
  const now = useNow()
  return (
    <>
      <h1 className="mb-5">Citas</h1>
      <div className="max-w-[60rem]">
        <CompanyBookings bookings={bookings} now={now} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
