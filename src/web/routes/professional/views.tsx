import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { profileViewsContract } from '#contracts/professionals/profile-views.contract.ts'
import { PremiumGate } from '#web/features/plans/premium-gate.tsx'
import { profileHref } from '#web/features/professionals/page/profile.address.ts'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { OwnViews } from '#web/features/professionals/views/own-views.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  // Without the plan the call refuses, and the gate is shown instead.
  const views = await args.context
    .get(personalApi)
    .call(profileViewsContract.mine, {})
    .catch(() => null)
  return { days: views?.days ?? null }
}

export const meta: MetaFunction = () => [{ title: 'Visitas · Qhatu' }]

/** How often the person's public profile was opened. */
export default function ViewsSection() {
  const { days } = useLoaderData<typeof loader>()
  const { professional } = useProfessionalPanel()
  const { refresh, isRefreshing } = useRefresh()
  return (
    <>
      <h1 className="mb-5">Visitas a tu perfil</h1>
      <div className="grid max-w-[60rem] gap-4">
        <PremiumGate text="Mira cuántas veces abren tu perfil cada día, y cuántas son de empresas.">
          {days ? (
            <OwnViews days={days} profileHref={profileHref(professional.id)} />
          ) : (
            <ErrorState
              title="Error al cargar tus visitas"
              retrying={isRefreshing}
              onRetry={() => void refresh()}
            />
          )}
        </PremiumGate>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
