import type { ReactNode } from 'react'
import { ownKeys, ownTeam } from '#domain/companies/team.address.ts'
import { ownWebhooks } from '#domain/webhooks/webhooks.address.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'

const tabs = {
  company: { label: 'Empresa', to: '/company-dashboard/configuracion' },
  team: { label: 'Equipo', to: ownTeam },
  webhooks: { label: 'Webhooks', to: ownWebhooks },
  keys: { label: 'Claves de API', to: ownKeys },
  billing: { label: 'Facturación', to: '/company-dashboard/membresia' },
}

/** Above each page of a company's settings: which ones there are, and what is done on this one. The pages are the owner's. */
export const SettingsHead = ({ at, children }: { at: keyof typeof tabs; children?: ReactNode }) => (
  <>
    <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1>{at === 'company' ? 'Configuración' : tabs[at].label}</h1>
      {children}
    </div>
    <div className="mb-5">
      <LinkTabs
        label="Configuración"
        tabs={Object.entries(tabs).map(([name, { label, to }]) => ({ label, to, current: name === at }))}
      />
    </div>
  </>
)
