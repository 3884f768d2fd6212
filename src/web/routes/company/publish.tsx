import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { BeforePosting } from '#web/features/jobs/posting/before-posting.tsx'
import type { JobKind } from '#web/features/jobs/posting/job-form-values.ts'
import { NewJob } from '#web/features/jobs/posting/new-job.tsx'
import { PremiumTrial } from '#web/features/jobs/posting/premium-trial.tsx'
import { CompanyPrice } from '#web/features/plans/company-plans.tsx'
import { offerFor } from '#web/features/plans/own-plan.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return { offer: await args.context.get(personalApi).call(plansContract.offer, {}) }
}

export const meta: MetaFunction = () => [{ title: 'Publicar empleo · Qhatu' }]

const here = '/company-dashboard/publicar'

/** Both forms, each at its own address. */
export default function PublishJob() {
  const { offer } = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  const { refresh } = useRefresh()
  const [search] = useSearchParams()
  const kind: JobKind = search.get('tipo') === 'premium' ? 'premium' : 'standard'
  return (
    <>
      <h1 className="mb-4">Publicar empleo</h1>
      <LinkTabs
        label="Tipo de empleo"
        tabs={[
          { label: 'Estándar', to: here, current: kind === 'standard' },
          { label: 'Premium', to: `${here}?tipo=premium`, current: kind === 'premium' },
        ]}
      />
      <div className="pt-5">
        {kind === 'premium' && !company.canPublishPremium ? (
          <PremiumTrial
            company={company}
            offer={offerFor(offer, { kind: 'company', company })}
            here={`${here}?tipo=premium`}
            onActivated={refresh}
          />
        ) : (
          <>
            {kind === 'premium' && (
              <div className="mb-5">
                <CompanyPrice offer={offer} />
              </div>
            )}
            <BeforePosting kind={kind} company={company} />
            <NewJob key={kind} kind={kind} company={company} />
          </>
        )}
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
