import { Form } from 'react-router'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ConcentricChakana } from '#web/ui/look/motif/chakana.tsx'
import { SearchBox } from '#web/features/jobs/list/search-box.tsx'
import { HeroJob } from './hero-job.tsx'
import { type LiveFigures, Live } from './live.tsx'

type HeroProps = { figures: LiveFigures | null; newest: JobSummary | undefined; now: string }

/** The first screen: what Qhatu is, both registrations, a search, and current figures of the market. */
export function Hero({ figures, newest, now }: HeroProps) {
  return (
    <section className="relative border-b border-line">
      {/* Only the motif is cut off: suggestions may reach below. */}
      <div className="absolute inset-0 overflow-clip">
        <ConcentricChakana
          fit="slice"
          className="absolute bottom-0 -left-[45%] h-[408px] w-[190%] max-w-none lg:inset-y-0 lg:right-0 lg:left-auto lg:h-full lg:w-[46vw] xl:w-[54vw]"
        />
      </div>
      <div className="relative wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-10 lg:min-h-[min(760px,calc(100vh-var(--spacing-header)))] lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:items-center lg:py-14">
        <div>
          <h1 className="max-w-[8ch] text-display font-bold">Lo que sabes tiene mercado.</h1>
          <p className="mt-5 max-w-[40ch] text-lg lg:max-w-[31ch] xl:max-w-[40ch]">
            En quechua, qhatu es el mercado. En este, las empresas del Perú y los profesionales TEC se conocen
            y tratan sin intermediarios.
          </p>
          <Form action="/empleos" role="search" aria-label="Buscar empleos" className="mt-6 max-w-lg bg-bg">
            <SearchBox q="" placeholder="¿Qué buscas?" size="lg" />
          </Form>
          <div className="mt-4 grid gap-3 xs:flex xs:flex-wrap">
            <LinkButton to="/user-type-selection" variant="secondary">
              Crea tu perfil TEC
            </LinkButton>
            <LinkButton to="/user-type-selection" variant="secondary">
              Publica tu primer empleo
            </LinkButton>
          </div>
          {figures && <Live figures={figures} />}
        </div>
        <div className="grid h-[400px] grid-cols-[minmax(0,1fr)] content-start justify-items-center pt-10 lg:h-auto lg:justify-items-end lg:pt-0">
          {newest && <HeroJob job={newest} now={now} />}
        </div>
      </div>
    </section>
  )
}
