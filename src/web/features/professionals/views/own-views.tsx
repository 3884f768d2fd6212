import type { ViewsOfDay } from '#contracts/professionals/profile-views.contract.ts'
import { profileViewDays } from '#contracts/professionals/profile-figures.ts'
import { atMinute } from '#domain/time/lima-days.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import { Table } from '#web/ui/list/table.tsx'
import { sumViews, viewBars } from './view-sums.ts'

type OwnViewsProps = { days: readonly ViewsOfDay[]; profileHref: string }

/** How often the person's public profile was opened in the last 30 days: sums, a chart, and a table of the same. */
export function OwnViews({ days, profileHref }: OwnViewsProps) {
  const { total, byCompanies, best } = sumViews(days)
  const toProfile = (
    <LinkButton to={profileHref} variant="secondary" size="sm">
      Ver mi perfil público
    </LinkButton>
  )
  return (
    <Card title={`Últimos ${profileViewDays} días`} action={total > 0 && toProfile}>
      {total === 0 ? (
        <EmptyState title="Aún no hay visitas" level={3} action={toProfile}>
          Comparte el enlace de tu perfil y publica un servicio: así te encuentran.
        </EmptyState>
      ) : (
        <div className="grid gap-6">
          <div className="flex flex-wrap gap-x-10 gap-y-4">
            <Stat label="Visitas" value={total} size="lg" />
            <Stat label="De empresas" value={byCompanies} size="lg" />
            {best && <Stat label="Tu mejor día" value={formatDay(best.day)} size="lg" />}
          </div>
          <Chart
            days={days}
            label={`${total} visitas en ${profileViewDays} días, ${byCompanies} de empresas`}
          />
          <details>
            <summary className="link w-fit cursor-pointer text-sm">Ver los números por día</summary>
            <div className="mt-3">
              <Table
                label="Visitas por día"
                density="compact"
                rows={days.toReversed()}
                keyOf={({ day }) => day}
                columns={[
                  { id: 'day', label: 'Día', lead: true, cell: ({ day }) => formatDay(day) },
                  { id: 'companies', label: 'Empresas', align: 'end', cell: (views) => views.byCompanies },
                  { id: 'others', label: 'Otras personas', align: 'end', cell: (views) => views.byOthers },
                ]}
              />
            </div>
          </details>
        </div>
      )}
      <p className="mt-5 max-w-[60ch] text-xs text-ink-3">
        Contamos cada vez que alguien abre tu perfil público, sin guardar quién. Tus propias visitas y las de
        robots no cuentan; las de una empresa cuentan como tales si entró con su cuenta.
      </p>
    </Card>
  )
}

const formatDay = (day: string): string => formatDate(atMinute(day, 0))

const box = { width: 600, height: 120 }

function Chart({ days, label }: { days: readonly ViewsOfDay[]; label: string }) {
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="min-w-0">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-line-strong"
      >
        {viewBars(days, box).map(({ day, x, width, companies, others }) => (
          <g key={day}>
            <rect x={x} width={width} {...others} className="fill-line-strong" />
            <rect x={x} width={width} {...companies} className="fill-accent" />
          </g>
        ))}
      </svg>
      <figcaption className="mt-2 grid gap-3 text-xs text-ink-2">
        <span className="flex justify-between gap-4">
          <span>{first && formatDay(first.day)}</span>
          <span>{last && formatDay(last.day)}</span>
        </span>
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <Key className="bg-accent">Empresas</Key>
          <Key className="bg-line-strong">Otras personas</Key>
        </span>
      </figcaption>
    </figure>
  )
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={`size-2.5 ${className}`} />
    {children}
  </span>
)
