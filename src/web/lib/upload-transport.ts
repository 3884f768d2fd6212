import type { Transport } from './api-client.ts'

export type UploadOptions = {
  /** The share of the bytes that were sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * A transport that reports an upload's progress and can be cancelled, which `fetch` cannot do. Cancelling rejects with
 * AbortError.
 */
export const uploadTransport =
  ({ onProgress, signal }: UploadOptions): Transport =>
  ({ method, url, headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      })
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          text: request.responseText,
          header: (name) => request.getResponseHeader(name),
        }),
      )
      request.addEventListener('error', () => reject(new TypeError('The request did not reach the server')))
      request.addEventListener('abort', () =>
        reject(new DOMException('The upload was stopped', 'AbortError')),
      )
      request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
      signal.addEventListener('abort', stop)
      if (signal.aborted) reject(new DOMException('The upload was stopped', 'AbortError'))
      else request.send(body ?? null)
    })
