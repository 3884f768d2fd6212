import { z } from 'zod'
import { jobListQuery } from '#contracts/jobs/job-list-query.ts'
import { serviceFilters } from '#contracts/services/services.contract.ts'
import { ratingSteps } from '#contracts/services/services-vocabulary.ts'
import { applicationStatuses } from '#contracts/applications/application-status-vocabulary.ts'
import { emptyQuery } from '#domain/assistant/empty-query.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import type { OfferedTool } from '#server/platform/language-model/chat-model.ts'
import type { Asked, ToolName } from '#server/features/assistant/tools.ts'

interface ModelTool<Name extends ToolName = ToolName> {
  description: string
  args: z.ZodObject
  /** The arguments as the understanding of rules has them; null: not ours. */
  read(args: Record<string, unknown>): Asked<Name> | null
}

const id = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)
const words = z.string().max(200)
const [, wellRated] = ratingSteps

const jobArgs = jobListQuery
  .pick({
    q: true,
    category: true,
    location: true,
    withRemote: true,
    mode: true,
    experience: true,
    withSalary: true,
    minPay: true,
    days: true,
    sort: true,
  })
  .extend({
    jobId: id.optional().describe('Muestra este empleo'),
    likeId: id.optional().describe('Empleos parecidos a este'),
  })

/** What a model gives for a filter, as an address writes it. */
function paramsOf(args: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(args))
    for (const one of [value].flat())
      if (['string', 'number', 'boolean'].includes(typeof one)) params.append(name, String(one))
  return params
}

const read = <Shape extends z.ZodObject>(shape: Shape, args: unknown): z.output<Shape> | null =>
  shape.safeParse(args).data ?? null

const helpArgs = z.object({ q: words.min(1).describe('La duda, en pocas palabras') })
const planArgs = z.object({ for: z.enum(['company', 'professional']).optional() })
const statusArgs = z.object({ status: z.enum(applicationStatuses).optional() })
const matchArgs = z.object({ jobId: id.optional().describe('Sin él: los empleos que más calzan') })
const adArgs = z.object({ q: words.optional().describe('Palabras del título del aviso') })
const ids = z.object({ jobId: id.optional(), likeId: id.optional() })
const serviceArgs = serviceFilters.pick({ q: true, maxPrice: true, maxDays: true, minRating: true })
const nothing = z.object({})

/** The tools of `tools.ts` as a model sees them. The arguments are those of the product's own calls. */
const modelTools: { [Name in ToolName]: ModelTool<Name> } = {
  jobs: {
    description: 'Busca en los empleos publicados. Lugar en palabras, sueldo en soles al mes.',
    args: jobArgs,
    read(args) {
      const named = read(ids, args)
      if (!named) return null
      const { jobId = null, likeId = null } = named
      const query = jobId === null && likeId === null ? readJobQuery(paramsOf(args)) : emptyQuery
      return { tool: 'jobs', query: { ...query, page: 1 }, jobId, likeId }
    },
  },
  services: {
    description: 'Busca servicios de profesionales. Precio en dólares.',
    args: serviceArgs,
    read(args) {
      const { q, maxPrice, maxDays, minRating } = serviceFilters.parse(args)
      return {
        tool: 'services',
        asked: {
          q,
          maxPrice: maxPrice ?? null,
          isInSoles: false,
          maxDays: maxDays ?? null,
          isWellRated: (minRating ?? 0) >= wellRated,
        },
      }
    },
  },
  help: {
    description: 'Busca en el centro de ayuda de Qhatu: cuentas, postulaciones, avisos, pagos, seguridad.',
    args: helpArgs,
    read(args) {
      const named = read(helpArgs, args)
      return named && { tool: 'help', q: named.q, article: '' }
    },
  },
  plans: {
    description: 'Planes y precios de hoy.',
    args: planArgs,
    read(args) {
      const named = read(planArgs, args)
      return named && { tool: 'plans', for: named.for ?? null }
    },
  },
  applications: {
    description: 'Las postulaciones de quien pregunta.',
    args: statusArgs,
    read(args) {
      const named = read(statusArgs, args)
      return named && { tool: 'applications', status: named.status ?? null }
    },
  },
  profile: {
    description: 'Qué le falta al perfil de quien pregunta.',
    args: nothing,
    read: () => ({ tool: 'profile' }),
  },
  match: {
    description: 'Cómo calza quien pregunta con un empleo y por qué, o los empleos que más calzan.',
    args: matchArgs,
    read(args) {
      const named = read(matchArgs, args)
      return named && { tool: 'match', jobId: named.jobId ?? null }
    },
  },
  candidates: {
    description: 'Cuántos candidatos tienen los avisos de la empresa que pregunta. Solo cantidades.',
    args: adArgs,
    read(args) {
      const named = read(adArgs, args)
      return named && { tool: 'candidates', q: named.q ?? '' }
    },
  },
  ads: {
    description: 'Los avisos de la empresa que pregunta.',
    args: nothing,
    read: () => ({ tool: 'ads' }),
  },
}

/** Some tools as the protocol names them, with the schema that their arguments are read by. */
export const offeredTools = (names: readonly ToolName[]): OfferedTool[] =>
  names.map((name) => ({
    name,
    description: modelTools[name].description,
    parameters: z.toJSONSchema(modelTools[name].args, { io: 'input', unrepresentable: 'any' }),
  }))

/** What a model asks for, checked: one of the offered tools, and no thing that it was not shown. Null: nothing of ours. */
export function readCall(
  { name, arguments: written }: { name: string; arguments: string },
  offered: readonly ToolName[],
  knownJobs: ReadonlySet<number>,
): Asked<ToolName> | null {
  const tool = offered.find((one) => one === name)
  if (!tool) return null
  let args: unknown
  try {
    args = JSON.parse(written === '' ? '{}' : written)
  } catch {
    return null
  }
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return null
  const asked: Understanding | null = modelTools[tool].read(args as Record<string, unknown>)
  if (asked === null) return null
  const named =
    asked.tool === 'match' ? [asked.jobId] : asked.tool === 'jobs' ? [asked.jobId, asked.likeId] : []
  return named.every((job) => job === null || knownJobs.has(job)) ? asked : null
}
