import { data } from 'react-router'
import { isApiError } from './api-client.ts'

/** For loaders of pages about one item: an item that does not exist or that the person may not see gives the not-found page. */
export async function orNotFound<T>(reply: Promise<T>): Promise<T> {
  try {
    return await reply
  } catch (error) {
    if (isApiError(error) && [400, 403, 404, 410].includes(error.status)) throw data(null, { status: 404 })
    throw error
  }
}
