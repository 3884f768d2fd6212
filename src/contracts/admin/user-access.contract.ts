import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams } from '#contracts/fields.ts'
import { viewReasons } from './users-vocabulary.ts'

/** Who gets into an account: the sessions and the second factor of its owner, and an administrator's view of it. */
export const userAccessContract = {
  endUserSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    summary: 'End every session of an account, at once',
    audience: 'admin',
    capability: 'manage-users',
    audit: 'user-sessions-ended',
    params: idParams,
  }),
  endUserSession: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions/:sessionId',
    summary: 'End one session of an account, at once',
    audience: 'admin',
    capability: 'manage-users',
    audit: 'user-sessions-ended',
    params: z.object({ id, sessionId: id }),
  }),
  resetUserTwoFactor: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/two-factor',
    summary: 'Turn off the second factor of a person who lost it, and end all sessions; the person is mailed',
    audience: 'admin',
    capability: 'manage-users',
    audit: 'user-second-factor-reset',
    params: idParams,
  }),
  viewUser: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/view',
    summary:
      'See the site as the owner of an account does, for some minutes, changing nothing; the person is told why',
    audience: 'admin',
    capability: 'view-accounts',
    audit: 'user-viewed',
    errors: ['account_not_viewable'],
    // Its reply sets a cookie.
    secret: true,
    params: idParams,
    body: z.object({ reason: z.enum(viewReasons, 'Elige para qué la vas a ver') }),
    reply: z.object({ success: z.literal(true) }),
  }),
}
