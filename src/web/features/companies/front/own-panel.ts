import { useCallback, useEffect, useState } from 'react'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { applicationsContract } from '#contracts/applications/applications.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import type { Session } from '#web/features/accounts/session/session.resource.ts'

/** The company's own data on this page. */
export type FrontPanel = { company: OwnCompany; overview: ReplyOf<typeof applicationsContract.overview> }

/** Who views the panel. `own` has the data of a signed-in company. */
export type Viewer =
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'professional' }
  | { kind: 'failed' }
  | { kind: 'own'; panel: FrontPanel }

/** The viewer of the panel. The browser requests it, because the page's bytes are the same for everyone. */
export function useViewer(session: Session): { viewer: Viewer; reload: () => Promise<void> } {
  const [panel, setPanel] = useState<FrontPanel | 'failed' | null>(null)
  const isCompany = session.status === 'user' && session.user.userType === 'company'

  const reload = useCallback(async () => {
    try {
      const [company, overview] = await Promise.all([
        api.call(endpointRef(companiesContract.me), {}),
        api.call(endpointRef(applicationsContract.overview), {}),
      ])
      setPanel({ company, overview })
    } catch {
      setPanel('failed')
    }
  }, [])

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set when the calls are answered
    if (isCompany) void reload()
  }, [isCompany, reload])

  return { viewer: viewerOf(session, panel), reload }
}

function viewerOf(session: Session, panel: FrontPanel | 'failed' | null): Viewer {
  if (session.status !== 'user') return { kind: session.status }
  if (session.user.userType === 'professional') return { kind: 'professional' }
  if (panel === null) return { kind: 'loading' }
  return panel === 'failed' ? { kind: 'failed' } : { kind: 'own', panel }
}
