import { z } from 'zod'
import { removed } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams } from '#contracts/fields.ts'
import {
  briefFile,
  briefFileId,
  briefFileTooLarge,
  briefFileTypes,
  briefFileWrongType,
} from './brief-file-fields.ts'
import { briefFileMaxBytes } from './briefs-figures.ts'

const ofFile = z.object({ id, fileId: briefFileId })

/** Files of briefs: private, for the company and for the professionals who may read the brief. */
export const briefFilesContract = {
  add: endpoint({
    method: 'POST',
    path: '/api/briefs/:id/files',
    summary: 'Attach a file to a brief that nobody has answered',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_settled'],
    limit: 'upload',
    params: idParams,
    body: z.object({}),
    upload: {
      field: 'file',
      maxBytes: briefFileMaxBytes,
      tooLarge: briefFileTooLarge,
      wrongType: briefFileWrongType,
      paper: true,
    },
    reply: z.object({ files: z.array(briefFile) }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/briefs/:id/files/:fileId',
    summary: 'Delete a file of a brief that nobody has answered',
    audience: 'company',
    scope: 'owner',
    errors: ['brief_settled'],
    params: ofFile,
    reply: removed,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/briefs/:id/files/:fileId',
    summary: 'A file of a brief, for its company',
    audience: 'company',
    scope: 'owner',
    params: ofFile,
    file: briefFileTypes,
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/open-briefs/:id/files/:fileId',
    summary: 'A file of a brief that the caller may read',
    audience: 'professional',
    params: ofFile,
    file: briefFileTypes,
  }),
  moderated: endpoint({
    method: 'GET',
    path: '/api/admin/moderation/briefs/:id/files/:fileId',
    summary: 'A file of a published brief, for who moderates it',
    audience: 'admin',
    capability: 'decide-content',
    params: ofFile,
    file: briefFileTypes,
  }),
}
