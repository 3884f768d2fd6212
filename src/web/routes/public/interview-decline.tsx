import { data } from 'react-router'
import { interviewLinksContract } from '#contracts/interviews/interview-links.contract.ts'
import { DeclineInterview } from '#web/features/interviews/decline-interview.tsx'
import { InterviewLinkExpired } from '#web/features/interviews/interview-link-expired.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/interview-decline'

export async function loader({ context, params }: Route.LoaderArgs) {
  const refused = context.get(refusedForm)
  try {
    const interview = await context.get(personalApi).call(interviewLinksContract.read, { params })
    return { interview, refused }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ interview: null, refused }, { status: 410 })
  }
}

export const handle = { showsRefusal: true }

export const meta = () => [
  ...unlistedMeta('Pedir otros horarios'),
  { name: 'referrer', content: 'no-referrer' },
]

/** The page on which a candidate says that no time of an interview suits. */
export default function InterviewDeclinePage({ loaderData, params }: Route.ComponentProps) {
  const { interview, refused } = loaderData
  if (!interview) return <InterviewLinkExpired />
  return <DeclineInterview token={params.token} interview={interview} refused={refused} />
}
