import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { idParams } from '#contracts/fields.ts'
import {
  careersJobHref,
  careersJson,
  careersRss,
  embeddingOrigins,
} from '#domain/companies/careers.address.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import type { Deps } from '#server/deps.ts'
import { getPublicCompany } from '#server/features/companies/companies.service.ts'
import { jobFeed } from '#server/features/jobs/list/rss.ts'
import { listJobsOfCompany } from '#server/features/jobs/own/company-jobs.service.ts'
import { parseParams } from '#server/http/parse-input.ts'
import { sendCached } from '#server/http/send-cached.ts'
import { widgetPolicy, writeWidget } from './widget.ts'

const ofCompany = '/companies/:id'

/** How many of the newest ads a feed and the widget have. */
const shown = { feed: 50, widget: 30 } as const

/**
 * The open ads of a company for its own page: as feeds, and as a page to show inside it. They serve other programs and pages, so they
 * are no contract calls. Throws not_found for a company that has no public page.
 */
export function serveCareers(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config
  const read = async (id: number, limit: number) => {
    const [{ company }, { jobs, total }] = await Promise.all([
      getPublicCompany(deps, id),
      listJobsOfCompany(deps.db, id, { page: 1, limit }),
    ])
    return { company, jobs, total }
  }
  const serve = (
    name: string,
    send: (id: number, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) => {
    const path = `${ofCompany}/${name}` as const
    app.get(path, { compress: false }, (request, reply) =>
      send(parseParams({ path, params: idParams }, request.params).id, request, reply),
    )
  }

  const feeds = [
    { name: 'empleos.rss', type: 'application/rss+xml; charset=utf-8', format: 'rss2' },
    { name: 'empleos.json', type: 'application/feed+json; charset=utf-8', format: 'json1' },
  ] as const
  for (const { name, type, format } of feeds)
    serve(name, async (id, request, reply) =>
      sendCached(deps, request, reply, {
        key: `CAREERS ${name} ${id}`,
        type,
        // Read by the scripts of any page: it is public.
        headers: () => ({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        }),
        write: async () => {
          const { company, jobs } = await read(id, shown.feed)
          return jobFeed(jobs, {
            title: `Empleos en ${company.name} · Qhatu`,
            description: `Los avisos abiertos de ${company.name} en Qhatu.`,
            link: `${publicUrl}${companyHref(id)}`,
            feedLinks: { rss: `${publicUrl}${careersRss(id)}`, json: `${publicUrl}${careersJson(id)}` },
            publicUrl,
            now: deps.clock.now(),
            linkTo: (jobId) => careersJobHref(jobId, 'feed'),
          })[format]()
        },
      }),
    )

  serve('widget', async (id, request, reply) => {
    let origins: string[] = []
    // Its policy says which pages may show it; the older header knows only this site.
    reply.removeHeader('x-frame-options')
    return sendCached(deps, request, reply, {
      key: `CAREERS widget ${id}`,
      type: 'text/html; charset=utf-8',
      headers: () => ({ 'content-security-policy': widgetPolicy(origins) }),
      write: async () => {
        const { company, jobs, total } = await read(id, shown.widget)
        origins = embeddingOrigins(company.website)
        return writeWidget(company, jobs, { publicUrl, total })
      },
    })
  })
}
