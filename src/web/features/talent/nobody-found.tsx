import { Link } from 'react-router'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { talentFilterOf } from '#contracts/talent/talent-filters.ts'
import type { talentContract } from '#contracts/talent/talent.contract.ts'
import { talentHref } from '#domain/talent/talent.address.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import type { TalentUrl } from './use-talent-address.ts'

type Found = ReplyOf<typeof talentContract.search>

const number = new Intl.NumberFormat('es-PE', { useGrouping: true })

/** Which filter to loosen, with the number of people that it hides. */
export function NobodyFound({ found, url }: { found: Found; url: TalentUrl }) {
  if (url.active.length === 0)
    return (
      <EmptyState title="Todavía no hay nadie a quien encontrar">
        Aquí verás a quienes ofrecen sus servicios en Qhatu y a quienes postularon a tus empleos y aceptaron
        que los busques para otros.
      </EmptyState>
    )
  return (
    <EmptyState
      title="Nadie coincide"
      action={
        <LinkButton to={talentHref({ jobId: url.jobId })} variant="secondary">
          Quitar filtros
        </LinkButton>
      }
    >
      {found.without.length > 0 && (
        <>
          Prueba sin{' '}
          {found.without.map(({ name, total }, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <Link to={url.hrefWith(name, [])} className="link">
                {talentFilterOf(name).title}: {number.format(total)}
              </Link>
            </span>
          ))}
          .
        </>
      )}
    </EmptyState>
  )
}
