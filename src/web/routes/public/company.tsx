import { data, isRouteErrorResponse, useRouteError } from 'react-router'
import { companiesContract, type PublicCompany } from '#contracts/companies/companies.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { truncate } from '#domain/text/truncate.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { CompanyPage } from '#web/features/companies/page/company-page.tsx'
import { JobsError } from '#web/features/jobs/list/jobs-error.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { breadcrumbsJsonLd } from '#web/lib/json-ld/breadcrumbs.ts'
import { companyJsonLd } from '#web/lib/json-ld/company.ts'
import { fittingTitle, pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/company'
import { useNow } from '#web/lib/use-now.ts'

const PAGE_SIZE = 10

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(publicApi)
  const page = url.searchParams.get('page') ?? '1'
  const [company, found] = await orNotFound(
    Promise.all([
      api.call(companiesContract.get, { params: { id: params.id } }),
      api.call(jobsContract.listedOfCompany, {
        params: { id: params.id },
        query: { page, limit: PAGE_SIZE },
      }),
    ]),
  )
  const { publicUrl } = context.get(siteContext)
  const value = { company, found, publicUrl }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Empresa no disponible')
  const { company, found, publicUrl } = loaderData
  const pageOf = found.page > 1 ? `, página ${found.page}` : ''
  const path = companyHref(company.id)
  return [
    ...pageMeta({
      title: fittingTitle(
        `${company.name}: empleos y cómo responde${pageOf}`,
        `${company.name}: empleos${pageOf}`,
        `${company.name}${pageOf}`,
      ),
      description: describe(company, found.total),
      url: publicUrl + path + (found.page > 1 ? `?page=${found.page}` : ''),
      indexed: found.page === 1 || found.jobs.length > 0,
      image: { path: `/og/company/${company.id}.png`, alt: company.name },
    }),
    ...structuredData(
      companyJsonLd(company, publicUrl),
      breadcrumbsJsonLd(publicUrl, [
        ['Empleos', '/empleos'],
        [company.name, path],
      ]),
    ),
  ]
}

/** The description for search engines: the number of jobs first, then the company's own text. */
function describe({ name, industry, description }: PublicCompany, jobs: number): string {
  const count = jobs === 0 ? '' : `${jobs} ${jobs === 1 ? 'empleo activo' : 'empleos activos'}. `
  const intro = `${[name, industry].filter(Boolean).join(', ')}. Mira sus empleos y cómo responde a las postulaciones.`
  return truncate(`${count}${toLine(description) || intro}`, 155)
}

/** The public page of a company. */
export default function Company({ loaderData }: Route.ComponentProps) {
  const { company, found } = loaderData
  const now = useNow().toISOString()
  return (
    <div className="wrap">
      <nav aria-label="Ruta" className="pt-4 pb-2">
        <BackLink to="/empleos">Empleos Disponibles</BackLink>
      </nav>
      <CompanyPage company={company} found={found} now={now} />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <JobsError title="Empresa" />
  return (
    <ErrorPage
      code="404"
      title="No encontramos esta empresa"
      actions={
        <>
          <LinkButton to="/empleos">Ver todos los empleos</LinkButton>
          <LinkButton to="/" variant="secondary">
            Inicio
          </LinkButton>
        </>
      }
    >
      Puede que ya no esté en Qhatu o que el enlace esté mal escrito.
    </ErrorPage>
  )
}
