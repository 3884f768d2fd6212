import { Readable } from 'node:stream'
import type { interviewLinksContract } from '#contracts/interviews/interview-links.contract.ts'
import { interviewPageHref } from '#domain/interviews/interviews.address.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Handlers } from '#server/http/mount.ts'
import { calendarDownload } from './interview-calendar.ts'
import { getLinkedInterview } from './interviews.policy.ts'
import { presentLinked } from './interviews.presenter.ts'
import { cancelAsCandidate, decline, pick, readLinked } from './linked-interview.service.ts'

export function interviewLinksRoutes(deps: Deps): Handlers<typeof interviewLinksContract> {
  return {
    read: async ({ params }) =>
      presentLinked(await readLinked(deps, await getLinkedInterview(deps, params.token))),
    calendar: async ({ params }) => {
      const { row } = await getLinkedInterview(deps, params.token)
      const path = interviewPageHref(params.token)
      const file = calendarDownload(deps.config, row, { side: 'professional', email: '', name: '', path })
      if (!file) throw new AppError('not_found')
      const bytes = Buffer.from(file.text)
      return {
        stream: Readable.from([bytes]),
        name: file.name,
        mime: 'text/calendar; charset=utf-8',
        size: bytes.length,
      }
    },
    pick: async ({ params, body }) => {
      await pick(deps, await getLinkedInterview(deps, params.token), body.slotId)
      return { success: true, message: 'Guardamos tu hora.' } as const
    },
    decline: async ({ params, body }) => {
      await decline(deps, await getLinkedInterview(deps, params.token), body)
      return { success: true, message: 'Le diremos a la empresa que ninguna hora te sirve.' } as const
    },
    cancel: async ({ params, body }) => {
      await cancelAsCandidate(deps, await getLinkedInterview(deps, params.token), body.reason)
      return { success: true, message: 'Cancelamos la entrevista.' } as const
    },
  }
}
