import { useEffect } from 'react'
import { api } from '../../lib/api-client.ts'
import { refs } from '../../lib/endpoint-refs.ts'

/** Says that the page of a job was opened, once it is shown. A page that is kept for everyone counts like any other; what is not counted is lost. */
export function useCountView(id: number): void {
  useEffect(() => {
    api.call(refs.countJobView, { params: { id } }).catch(() => {})
  }, [id])
}
