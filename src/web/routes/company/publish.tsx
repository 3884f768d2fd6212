import {
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { jobDraftsContract } from '#contracts/jobs/job-drafts.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { BeforePosting } from '#web/features/jobs/posting/before-posting.tsx'
import type { JobKind } from '#web/features/jobs/posting/job-form-values.ts'
import { NewJob } from '#web/features/jobs/posting/new-job.tsx'
import { PremiumTrial } from '#web/features/jobs/posting/premium-trial.tsx'
import { CompanyPrice } from '#web/features/plans/plan-price.tsx'
import { offerFor } from '#web/features/plans/own-plan.ts'
import { OpenDraft } from '#web/features/jobs/posting/drafts/open-draft.tsx'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { requireCompanyWriter } from '#web/lib/require-user.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyWriter(args, '/company-dashboard/empleos')
  const api = args.context.get(personalApi)
  const id = new URL(args.request.url).searchParams.get('borrador')
  const [offer, draft] = await Promise.all([
    api.call(plansContract.offer, {}),
    id === null ? null : orNotFound(api.call(jobDraftsContract.get, { params: { id: Number(id) } })),
  ])
  // A form shows what was loaded once: what is typed since is newer than what a reload would bring.
  return { offer, draft, opened: crypto.randomUUID() }
}

/** Only another draft is loaded. The one that the form has just made is not, nor is anything for another kind of ad. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const [before, after] = [currentUrl, nextUrl].map((url) => url.searchParams.get('borrador'))
  return currentUrl.pathname !== nextUrl.pathname || (before !== after && before !== null)
}

export const meta: MetaFunction = () => [{ title: 'Publicar empleo · Qhatu' }]

const here = '/company-dashboard/publicar'

/** Both forms, each at its own address. */
export default function PublishJob() {
  const { offer, draft, opened } = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  const { refresh } = useRefresh()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tipo') ?? (draft?.kind === 'premium' ? 'premium' : 'estandar')
  const kind: JobKind = asked === 'premium' ? 'premium' : 'standard'
  const tab = (type: string) => {
    const query = new URLSearchParams({ tipo: type })
    const id = search.get('borrador')
    if (id !== null) query.set('borrador', id)
    return `${here}?${query}`
  }
  const keepAddress = (id: number) =>
    setSearch(
      (now) => {
        now.set('borrador', String(id))
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <h1 className="mb-4">Publicar empleo</h1>
      {draft && <OpenDraft draft={draft} />}
      <LinkTabs
        label="Tipo de empleo"
        tabs={[
          { label: 'Estándar', to: tab('estandar'), current: kind === 'standard' },
          { label: 'Premium', to: tab('premium'), current: kind === 'premium' },
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
            <BeforePosting kind={kind} company={company} offer={offer} onBought={refresh} />
            <NewJob key={opened} kind={kind} company={company} draft={draft} onDrafted={keepAddress} />
          </>
        )}
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
