import { useNavigation, useSearchParams } from 'react-router'
import type { companyCandidatesContract } from '#contracts/applications/company-candidates.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { AutomaticNotice } from '#web/features/matching/match-why.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { KeysetPages } from '#web/ui/list/keyset-pages.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ALL_CANDIDATES_PATH, allCandidatesHref } from './all-candidates.address.ts'
import { AllCandidatesFilters } from './all-candidates-filters.tsx'
import { CandidateRows } from './candidate-rows.tsx'

type Found = ReplyOf<typeof companyCandidatesContract.list>

/** All applicants of the company's jobs, with filters and in pages; or what to expect while there are none. */
export function AllCandidates({ found }: { found: Found }) {
  const { counts } = useCompanyPanel()
  if (found.all > 0) return <List found={found} />
  return (
    <EmptyState
      title="Aún no hay candidatos"
      action={<LinkButton to="/company-dashboard/empleos">Ver tus empleos</LinkButton>}
    >
      Aquí verás a quienes postulen a cualquiera de tus empleos.{' '}
      {counts.totalCandidates === 0 && 'Te avisaremos apenas llegue alguien.'}
    </EmptyState>
  )
}

function List({ found }: { found: Found }) {
  const [search] = useSearchParams()
  const now = useNow()
  const { state, location } = useNavigation()
  const isAsking = state === 'loading' && location.pathname === ALL_CANDIDATES_PATH
  const isNarrowed = found.total < found.all
  return (
    <>
      <AllCandidatesFilters found={found} />
      <p role="status" className="mb-2 text-sm text-ink-2">
        {isNarrowed
          ? `${found.total} de ${found.all} candidatos`
          : found.all === 1
            ? '1 candidato'
            : `${found.all} candidatos`}
      </p>
      <div aria-busy={isAsking} className={cx('transition-opacity', isAsking && 'opacity-60')}>
        {found.candidates.length > 0 ? (
          <CandidateRows candidates={found.candidates} now={now} />
        ) : (
          <EmptyState
            title="Nadie coincide"
            action={
              <LinkButton to={ALL_CANDIDATES_PATH} variant="secondary">
                Quitar filtros
              </LinkButton>
            }
          >
            Prueba con otras palabras, otro empleo u otra etapa.
          </EmptyState>
        )}
      </div>
      <div className="mt-5 grid gap-3">
        <KeysetPages
          previous={found.previous && allCandidatesHref(search, { hasta: found.previous })}
          next={found.next && allCandidatesHref(search, { desde: found.next })}
        />
        <AutomaticNotice voice="company" />
      </div>
    </>
  )
}
