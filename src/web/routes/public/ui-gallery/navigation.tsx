import SquareKanban from 'lucide-react/icons/square-kanban'
import Table2 from 'lucide-react/icons/table-2'
import { useState } from 'react'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Switch } from '#web/ui/form/switch.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Section } from './section.tsx'

const TABS = [
  { id: 'summary', label: 'Resumen' },
  { id: 'applications', label: 'Postulaciones', count: 4 },
  { id: 'messages', label: 'Mensajes', count: 2, hot: true },
]

type NavigationSectionProps = { signedIn: boolean; onSignedIn: (signedIn: boolean) => void }

export function NavigationSection({ signedIn, onSignedIn }: NavigationSectionProps) {
  const [tab, setTab] = useState('summary')
  const [view, setView] = useState<'board' | 'table'>('board')
  return (
    <Section title="Pestañas, vistas y páginas">
      <Tabs label="Ejemplo" tabs={TABS} current={tab} onChange={setTab}>
        <p className="text-ink-2">Panel de “{TABS.find((each) => each.id === tab)?.label}”.</p>
      </Tabs>
      <div className="mt-5">
        <LinkTabs
          label="Pestañas que son enlaces"
          tabs={[
            { label: 'Profesionales', to: '/ui?plan=profesionales', current: true },
            { label: 'Empresas', to: '/ui?plan=empresas', current: false },
          ]}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <Segmented
          label="Vista"
          value={view}
          onChange={setView}
          options={[
            { value: 'board', label: 'Tablero', icon: <SquareKanban className="icon" /> },
            { value: 'table', label: 'Tabla', icon: <Table2 className="icon" /> },
          ]}
        />
        <Pagination current={5} total={27} hrefOf={(page) => `/ui?pagina=${page}`} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-5">
        <BackLink to="/empleos">Ver Empleos</BackLink>
        <Menu
          align="start"
          buttonClassName={buttonClass({ variant: 'secondary', size: 'sm' })}
          items={[
            { label: 'Editar', onSelect: () => showToast({ title: 'Editar' }) },
            { label: 'Ver empleos', to: '/empleos' },
            { label: 'Eliminar', tone: 'danger', onSelect: () => showToast({ title: 'Eliminar' }) },
          ]}
        >
          Acciones
        </Menu>
        <Switch
          label="Cabecera con sesión iniciada"
          checked={signedIn}
          onChange={(event) => onSignedIn(event.target.checked)}
        />
      </div>
    </Section>
  )
}
