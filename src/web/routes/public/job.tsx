import { data, isRouteErrorResponse, useParams, useRouteError } from 'react-router'
import { jobsContract, type PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { siteContract } from '#contracts/site/site.contract.ts'
import { truncate } from '#domain/text/truncate.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import { ApplyAction } from '#web/features/applications/apply/apply-action.tsx'
import { useApplying } from '#web/features/applications/apply/use-applying.tsx'
import { compatibilityHref } from '#web/features/matching/compatibility/compatibility.address.ts'
import { sentCvLimits } from '#web/features/cv/cv-limits.ts'
import { AboutCompany } from '#web/features/jobs/detail/about-company.tsx'
import { ApplyBar, JobFacts } from '#web/features/jobs/detail/job-facts.tsx'
import { JobHead } from '#web/features/jobs/detail/job-head.tsx'
import { noPay, payLine } from '#domain/jobs/pay/salary-format.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { jobPostingJsonLd } from '#web/features/jobs/detail/job-posting-json-ld.ts'
import { JobText } from '#web/features/jobs/detail/job-text.tsx'
import { JobsError } from '#web/features/jobs/list/jobs-error.tsx'
import { OwnMatch } from '#web/features/matching/own-match.tsx'
import { useCountView } from '#web/features/jobs/detail/use-count-view.ts'
import { SimilarJobs } from '#web/features/jobs/detail/similar-jobs.tsx'
import { MissingJob } from '#web/features/jobs/detail/missing-job.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { breadcrumbsJsonLd } from '#web/lib/json-ld/breadcrumbs.ts'
import { fittingTitle, pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/job'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  try {
    const api = context.get(publicApi)
    const [job, similar, rules] = await Promise.all([
      api.call(jobsContract.get, { params: { id: params.jobId } }),
      // The page works without them.
      api.call(matchingContract.similarJobs, { params: { id: params.jobId } }).catch(() => []),
      api.call(siteContract.formRules, {}),
    ])
    return data(
      { job, similar, cvLimits: sentCvLimits(rules), publicUrl },
      { headers: { 'cache-control': 'public' } },
    )
  } catch (error) {
    if (!isApiError(error)) throw error
    const isClosed = error.status === 410
    if (!isClosed && error.status !== 404 && error.status !== 400) throw error
    throw data(null, { status: isClosed ? 410 : 404 })
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Empleo no disponible')
  const { job, publicUrl } = loaderData
  return [
    ...pageMeta({
      title: fittingTitle(
        `${job.title} en ${job.company.name}, ${job.location}`,
        `${job.title} en ${job.company.name}`,
        job.title,
      ),
      description: describe(job),
      url: `${publicUrl}/jobs/${job.id}`,
      type: 'article',
      image: { path: `/og/job/${job.id}.png`, alt: `${job.title}, en ${job.company.name}` },
    }),
    ...structuredData(
      jobPostingJsonLd(job, publicUrl),
      breadcrumbsJsonLd(publicUrl, [
        ['Empleos', '/empleos'],
        [job.title, jobHref(job.id)],
      ]),
    ),
  ]
}

/** The description for search engines: the pay first, then the ad's own text. */
function describe(job: PublicJob): string {
  const pay = payLine(job.salaryParsed)
  return truncate(`${pay === noPay ? '' : `${pay}. `}${toLine(job.description)}`, 155)
}

/** The public job page. */
export default function Job({ loaderData }: Route.ComponentProps) {
  const { job, similar, cvLimits, publicUrl } = loaderData
  const applying = useApplying(job, cvLimits)
  useCountView(job.id)
  return (
    <>
      <div className="wrap">
        <nav aria-label="Ruta" className="pt-4 pb-2 print:hidden">
          <BackLink to="/empleos">Empleos Disponibles</BackLink>
        </nav>
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-14 lg:gap-y-8 lg:pt-3">
          <JobHead job={job} />
          <aside
            aria-label="Resumen del empleo"
            className="grid content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            <OwnMatch job={job} />
            <JobFacts job={job} action={<ApplyAction applying={applying} block size="lg" />} />
          </aside>
          <div className="grid min-w-0 content-start gap-10">
            <JobText title="Descripción" text={job.description} />
            <JobText title="Requisitos" text={job.requirements} />
            <JobText title="Beneficios" text={job.benefits} />
            {job.skills.length > 0 && (
              <section>
                <h2 className="text-h3">Habilidades</h2>
                <ul className="mt-4 flex flex-wrap gap-2">
                  {job.skills.map((skill) => (
                    <li key={skill}>
                      <Chip>{skill}</Chip>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <LinkButton
              to={compatibilityHref({ jobId: job.id, skills: [], search: '' })}
              variant="secondary"
              size="sm"
              className="justify-self-start print:hidden"
            >
              Comparar con mis habilidades
            </LinkButton>
            <AboutCompany job={job} />
          </div>
        </div>
        <SimilarJobs jobs={similar} />
        <p className="mt-8 hidden text-sm print:block">{`${publicUrl}/jobs/${job.id}`}</p>
      </div>
      <ApplyBar job={job} action={<ApplyAction applying={applying} />} />
      {applying.dialog}
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { jobId } = useParams()
  if (isRouteErrorResponse(error)) return <MissingJob id={Number(jobId)} isClosed={error.status === 410} />
  return <JobsError title="Empleo" />
}
