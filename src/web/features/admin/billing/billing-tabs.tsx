import { LinkTabs } from '#web/ui/list/link-tabs.tsx'

const tabs = [
  { label: 'Pagos', to: '/admin/billing' },
  { label: 'Devoluciones', to: '/admin/billing/devoluciones' },
  { label: 'Contracargos', to: '/admin/billing/contracargos' },
  { label: 'Libro mayor', to: '/admin/billing/libro' },
  { label: 'Conciliación', to: '/admin/billing/conciliacion' },
] as const

/** The rooms of billing. */
export const BillingTabs = ({ at }: { at: (typeof tabs)[number]['label'] }) => (
  <div className="mb-5">
    <LinkTabs
      label="Facturación"
      tabs={tabs.map(({ label, to }) => ({ label, to, current: label === at }))}
    />
  </div>
)
