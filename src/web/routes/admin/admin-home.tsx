import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { siteContract } from '#contracts/site/site.contract.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { Card } from '#web/ui/look/card.tsx'
import { Stat } from '#web/ui/list/stat.tsx'

export const meta = () => unlistedMeta('Administración')

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(personalApi).call(siteContract.stats, {})

const figures = new Intl.NumberFormat('es-PE')

export default function AdminHome() {
  const { professionals, companies, activeJobs, hires } = useLoaderData<typeof loader>()
  return (
    <>
      <h1 className="text-h2">Inicio</h1>
      <p className="mt-2 text-ink-2">Así está la plaza en este momento.</p>
      <div className="mt-6 grid gap-4 xs:grid-cols-2 xl:grid-cols-4">
        {[
          { label: 'Profesionales', value: professionals },
          { label: 'Empresas', value: companies },
          { label: 'Empleos activos', value: activeJobs },
          { label: 'Contrataciones', value: hires },
        ].map(({ label, value }) => (
          <Card key={label}>
            <Stat label={label} value={figures.format(value)} size="lg" />
          </Card>
        ))}
      </div>
    </>
  )
}
