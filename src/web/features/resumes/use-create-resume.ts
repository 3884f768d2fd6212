import { useNavigate } from 'react-router'
import type { CallArgs } from '#contracts/endpoint.ts'
import { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { resumePath } from '#domain/resume/resume.address.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useResumeRefresh } from './resumes.resource.ts'

/** Makes a CV and opens it. */
export function useCreateResume() {
  const navigate = useNavigate()
  const { list } = useResumeRefresh()
  const { run, isPending, error } = useAction(
    (body: CallArgs<typeof resumesContract.create>['body']) => api.call(resumesContract.create, { body }),
    {
      onSuccess: async ({ id }) => {
        await list()
        await navigate(resumePath(id))
      },
    },
  )
  const problem =
    error && ((isApiError(error) && error.body.message) || 'No se pudo crear el CV. Revisa tu conexión.')
  return { create: (body: Parameters<typeof run>[0]) => void run(body), isPending, problem }
}
