import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { OwnReviews } from '#web/features/reputation/reviews/own-reviews.tsx'
import { PremiumGate } from '#web/features/plans/premium-gate.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Reseñas · Qhatu' }]

/** Companies' reviews and the replies. After a premium plan they stay, and can be answered. */
export default function ReviewsSection() {
  const { professional } = useProfessionalPanel()
  const isPremium = professional.planType === 'premium'
  return (
    <>
      <h1 className="mb-5">Reseñas</h1>
      <div className="grid max-w-[60rem] gap-4">
        {!isPremium && (
          <PremiumGate text="Las empresas cuentan cómo les fue con tus servicios, y tú les respondes.">
            {null}
          </PremiumGate>
        )}
        <OwnReviews professionalId={professional.id} isPremium={isPremium} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
