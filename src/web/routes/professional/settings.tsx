import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
import { futureJobsContract } from '#contracts/professionals/future-jobs.contract.ts'
import { visibilityContract } from '#contracts/professionals/visibility.contract.ts'
import { AccountSettings } from '#web/features/accounts/settings/account-settings.tsx'
import { PersonalDataCard } from '#web/features/accounts/settings/personal-data-card.tsx'
import { FutureJobsCard } from '#web/features/accounts/settings/future-jobs-card.tsx'
import { VisibilityCard } from '#web/features/accounts/settings/visibility-card.tsx'
import { verificationsContract } from '#contracts/verifications/verifications.contract.ts'
import { VerificationCard } from '#web/features/verifications/verification-card.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { WorkCard } from '#web/features/professionals/editor/work-card.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const [account, sessions, visibility, verification, futureJobs] = await Promise.all([
    api.call(ownAccountContract.read, {}),
    // The page works without them; their cards show the error and retry.
    api.call(ownAccountContract.sessions, {}).catch(() => null),
    api.call(visibilityContract.read, {}).catch(() => null),
    api.call(verificationsContract.read, {}).catch(() => null),
    api.call(futureJobsContract.list, {}).catch(() => []),
  ])
  return { account, sessions, visibility, verification, futureJobs }
}

export const meta: MetaFunction = () => [{ title: 'Config · Qhatu' }]

/** The settings of a professional's account and visibility. */
export default function ProfessionalSettings() {
  const { visibility, verification, futureJobs, ...own } = useLoaderData<typeof loader>()
  const { professional } = useProfessionalPanel()
  return (
    <>
      <h1 className="mb-5">Configuración</h1>
      <div className="grid max-w-[52rem] gap-4">
        <PersonalDataCard professional={professional} />
        <WorkCard professional={professional} />
        <VisibilityCard visibility={visibility} />
        {futureJobs.length > 0 && <FutureJobsCard companies={futureJobs} />}
        <VerificationCard verification={verification} />
        <AccountSettings owner="professional" {...own} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
