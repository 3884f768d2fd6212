import { endpoint } from '#contracts/endpoint.ts'

export const liveContract = {
  events: endpoint({
    method: 'GET',
    path: '/api/events',
    summary: 'Server-sent events: what changed for the signed-in user, as hints to ask the calls that know',
    audience: 'signed-in',
    stream: true,
  }),
}
