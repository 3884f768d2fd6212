import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import type { OpenBrief } from '#contracts/briefs/proposals.contract.ts'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useFollowedFields } from '#web/lib/use-followed-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import {
  filtersIn,
  openBriefHref,
  type OpenBriefFilters,
  openBriefsHref,
  openBriefsWith,
} from './brief.address.ts'
import { budgetInWords } from './brief.words.ts'
import { useOpenBriefs } from './briefs.resource.ts'

const categories = serviceCategories.map((value) => ({ value, label: value }))

/** The briefs that a professional may answer: those that fit first. */
export function OpenBriefList() {
  const filters = filtersIn(useSearchParams()[0])
  const { data, isError, isFetching, refetch } = useOpenBriefs(filters)
  const isFiltered = filters.q !== '' || filters.category !== ''
  return (
    <div className="grid gap-4">
      <Filters filters={filters} />
      {isError && !data ? (
        <ErrorState
          title="Error al cargar los requerimientos"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <SkeletonRows rows={4} label="Cargando los requerimientos" />
      ) : data.briefs.length === 0 ? (
        <Card>
          <EmptyState
            title={
              isFiltered ? 'Ningún requerimiento con esos filtros' : 'Ahora no hay requerimientos abiertos'
            }
            action={
              isFiltered ? (
                <LinkButton to={openBriefsHref} variant="secondary">
                  Quitar filtros
                </LinkButton>
              ) : (
                <LinkButton to="/dashboard/servicios" variant="secondary">
                  Ver mis servicios
                </LinkButton>
              )
            }
          >
            {isFiltered
              ? 'Prueba con otra palabra u otra categoría.'
              : 'Cuando una empresa publique lo que necesita y encajes, te avisamos.'}
          </EmptyState>
        </Card>
      ) : (
        <>
          <p role="status" className="text-sm text-ink-2">
            {data.total === 1 ? '1 requerimiento abierto' : `${data.total} requerimientos abiertos`}
            {` · Hoy puedes enviar ${data.left === 1 ? '1 propuesta' : `${data.left} propuestas`} más`}
          </p>
          <ul className="grid gap-4">
            {data.briefs.map((brief) => (
              <li key={brief.id}>
                <Row brief={brief} />
              </li>
            ))}
          </ul>
          <Pagination
            current={data.page}
            total={data.pages}
            hrefOf={(page) => openBriefsWith({ ...filters, page })}
          />
        </>
      )}
    </div>
  )
}

/** A plain GET form; a category counts at once. */
function Filters({ filters: { q, category } }: { filters: OpenBriefFilters }) {
  const submit = useSubmit()
  const form = useFollowedFields({ q, categoria: category })
  return (
    <Form
      ref={form}
      role="search"
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem_auto]"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { preventScrollReset: true })
      }}
    >
      <Field label="Buscar requerimientos" hideLabel>
        <TextInput type="search" name="q" defaultValue={q} placeholder="Buscar requerimientos" />
      </Field>
      <Field label="Categoría" hideLabel>
        <Select
          name="categoria"
          defaultValue={category}
          options={categories}
          emptyLabel="Todas las categorías"
        />
      </Field>
      <Button type="submit" variant="secondary">
        Buscar
      </Button>
    </Form>
  )
}

function Row({ brief }: { brief: OpenBrief }) {
  const { companyName, companyLogo, category, budget, publishedAt, reasons } = brief
  const isInvited = brief.invitation !== null && !brief.invitation.isDeclined && !brief.hasProposed
  return (
    <Link
      to={openBriefHref(brief.id)}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-md border border-line bg-surface p-5 text-ink no-underline transition-colors hover:border-line-strong"
    >
      <CompanyLogo name={companyName} src={companyLogo} size={48} />
      <span className="grid content-center gap-1">
        <span className="text-h4 wrap-anywhere">{brief.title}</span>
        <span className="text-sm text-ink-2 wrap-anywhere">
          {[companyName, category, budgetInWords(budget), publishedAt && formatDate(new Date(publishedAt))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
        <span className="line-clamp-2 text-sm">{brief.description}</span>
        {(reasons.length > 0 || brief.hasProposed || isInvited) && (
          <span className="flex flex-wrap gap-1.5">
            {brief.hasProposed && <Badge tone="info">Ya propusiste</Badge>}
            {isInvited && <Badge tone="accent">Te invitó</Badge>}
            {reasons.map((reason) => (
              <Badge key={reason} tone="ok" wraps>
                {reason}
              </Badge>
            ))}
          </span>
        )}
      </span>
    </Link>
  )
}
