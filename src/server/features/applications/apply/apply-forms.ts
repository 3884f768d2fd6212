import type { FastifyInstance, FastifyRequest } from 'fastify'
import { quickApplyBody } from '#contracts/applications/application-forms.ts'
import { applicationsContract, cvUpload } from '#contracts/applications/applications.contract.ts'
import type { LimitName } from '#contracts/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { resolveUser } from '#server/features/accounts/sessions/sessions.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { enforceLimit } from '#server/http/limits.ts'
import { parseInput, parseParams } from '#server/http/parse-input.ts'
import { acceptPlainForms, showAgain } from '#server/http/plain-forms.ts'
import { type MultipartForm, readMultipart, type StoredUpload, uploadRules } from '#server/http/uploads.ts'
import { discardUpload } from '#server/platform/storage/stored-files.ts'
import { applyToJob } from './apply-to-job.service.ts'
import { holdApplication } from './hold-application.service.ts'

type Asked = FastifyRequest<{ Params: Record<string, string> }>

const limit = 'quick-apply'
/** What a refused form gets back: neither the password nor the file. */
const kept = ['name', 'email', 'coverLetter']

/**
 * Applying without scripts: the form of `/jobs/…/postular`. A signed-in professional applies at once; everyone else is asked to
 * confirm by mail, which stands in for the human check.
 */
export function serveApplyForms(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    acceptPlainForms(scope)
    scope.post('/jobs/:jobId/postular', { config: { multipart: true } }, async (request: Asked, reply) => {
      const typed: Record<string, string> = {}
      let file: StoredUpload | null = null
      try {
        await countForm('address', request.ip)
        const rules = await uploadRules(cvUpload, acceptsDocx)
        ;({ file } = await readMultipart(deps, request, rules, typed))
        await takeForm(request, { fields: typed, file })
        return await reply.redirect(`${pathOf(request)}?enviada=1`, 303)
      } catch (error) {
        if (file) await discardUpload(deps, file.storageKey)
        // A browser that is still sending a file hears the answer only when somebody goes on listening.
        request.raw.resume()
        const fields = Object.fromEntries(kept.map((name) => [name, typed[name] ?? '']))
        return showAgain(app, request, reply, error, fields)
      }
    })
  })

  const acceptsDocx = () => readSetting(deps.db, 'cv_accepts_docx')

  async function takeForm(request: Asked, { fields, file }: MultipartForm): Promise<void> {
    const { jobId } = parseParams(applicationsContract.quickApply, request.params)
    const actor = await resolveUser(deps, request)
    if (actor.kind === 'professional') {
      const { coverLetter } = parseInput(applicationsContract.apply.body, fields)
      await applyToJob(deps, actor, { jobId, coverLetter })
      if (file) await discardUpload(deps, file.storageKey)
      return
    }
    if (actor.kind !== 'anonymous') throw new AppError('wrong_user_type')
    const body = parseInput(quickApplyBody, fields)
    await countForm('account', body.email)
    await countForm('account', body.email, 'plain-link')
    await holdApplication(deps, { ...body, jobId, cv: file })
  }

  async function countForm(kind: 'address' | 'account', who: string, name: LimitName = limit): Promise<void> {
    if (deps.config.rateLimits) await enforceLimit(deps.db, name, kind, who)
  }
}

const pathOf = ({ url }: Asked): string => url.split('?')[0]!
