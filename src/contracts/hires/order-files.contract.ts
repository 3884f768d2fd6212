import { inMegabytes } from '#contracts/megabytes.ts'
import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, line } from '#contracts/fields.ts'
import { orderFileMaxBytes, orderPieceBytes } from './order-figures.ts'

const askSize = `Elige un archivo de ${inMegabytes(orderFileMaxBytes)} MB como máximo`
const askFrom = 'Escribe desde qué byte sigue la parte'
const fileId = z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
const ofFile = idParams.extend({ fileId })

/** How much of a file has arrived. */
const arrived = z.object({
  id: z.string(),
  name: z.string(),
  /** Both in bytes. */
  size: z.number(),
  received: z.number(),
  /** It is whole and checked, and can be delivered. */
  isReady: z.boolean(),
})
export type ArrivedFile = z.infer<typeof arrived>

const sending = { audience: 'signed-in', scope: 'party', reply: arrived } as const

/**
 * Files of deliveries and disputes: sent in pieces, so that a broken connection costs one piece. The two sides of the order read them,
 * and an administrator who decides about it.
 */
export const orderFilesContract = {
  start: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/hires/:id/files',
    summary: 'Begin to send a file; continues one of the same name and size that broke off',
    errors: ['order_files_full', 'hire_step_gone'],
    limit: 'upload',
    params: idParams,
    body: z.object({
      name: line('Escribe el nombre del archivo', 120),
      size: z.number(askSize).int(askSize).min(1, askSize).max(orderFileMaxBytes, askSize),
    }),
  }),
  state: endpoint({
    ...sending,
    method: 'GET',
    path: '/api/hires/:id/files/:fileId/state',
    summary: 'How much of it has arrived',
    params: ofFile,
  }),
  piece: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/hires/:id/files/:fileId/pieces',
    summary: 'The next piece, from where the file has arrived to',
    params: ofFile,
    /** How many bytes of the file come before it. */
    body: z.object({
      from: z.coerce.number(askFrom).int(askFrom).min(0, askFrom).max(orderFileMaxBytes, askFrom),
    }),
    upload: {
      field: 'piece',
      maxBytes: orderPieceBytes,
      tooLarge: (megabytes) => `Envía partes de ${megabytes} MB como máximo`,
      wrongType: 'Envía una parte del archivo',
      piece: true,
    },
  }),
  finish: endpoint({
    ...sending,
    method: 'POST',
    path: '/api/hires/:id/files/:fileId/finish',
    summary: 'All pieces have arrived: the file is put together and its content is checked',
    errors: ['invalid_file'],
    params: ofFile,
  }),
  content: endpoint({
    method: 'GET',
    path: '/api/hires/:id/files/:fileId',
    summary: 'A file of a step, for the two sides of the order',
    audience: 'signed-in',
    scope: 'party',
    params: z.object({ id, fileId }),
    file: ['application/octet-stream'],
  }),
}
