import { type Capability, may } from '#contracts/admin/admin-vocabulary.ts'
import { useAdminPanel } from '#web/features/admin/admin-panel.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'

const tabs = [
  { label: 'Pagos', to: '/admin/billing' },
  { label: 'Devoluciones', to: '/admin/billing/devoluciones' },
  { label: 'Disputas', to: '/admin/billing/disputas', needs: 'read-disputes' },
  { label: 'Contracargos', to: '/admin/billing/contracargos' },
  { label: 'Libro mayor', to: '/admin/billing/libro' },
  { label: 'Conciliación', to: '/admin/billing/conciliacion' },
  { label: 'Códigos', to: '/admin/billing/codigos' },
  { label: 'Profesionales', to: '/admin/billing/profesionales', needs: 'pay-professionals' },
] as const satisfies readonly { label: string; to: string; needs?: Capability }[]

type BillingTabsProps = { at: (typeof tabs)[number]['label'] }

/** The rooms of billing that the role may enter. */
export function BillingTabs({ at }: BillingTabsProps) {
  const { role } = useAdminPanel()
  const open = tabs.filter((tab) => may(role, 'needs' in tab ? tab.needs : 'read-payments'))
  return (
    <div className="mb-5">
      <LinkTabs
        label="Facturación"
        tabs={open.map(({ label, to }) => ({ label, to, current: label === at }))}
      />
    </div>
  )
}
