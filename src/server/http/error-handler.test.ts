import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { AppError } from '#server/errors.ts'
import { handleErrors } from './error-handler.ts'

test('a code that the contract does not say is answered, and reported as a fault of ours', async () => {
  const endpoint = {
    method: 'GET',
    path: '/api/things',
    summary: 'Planted',
    audience: 'anyone',
    errors: ['slot_taken'],
  } satisfies EndpointSpec
  const reported: string[] = []
  const app = fastify()
  handleErrors(app, ({ path }, code) => reported.push(`${path} ${code}`))
  let thrown: Error
  app.get(endpoint.path, { config: { endpoint } }, async () => {
    throw thrown
  })
  const answer = async (error: Error) => {
    thrown = error
    return (await app.inject({ url: endpoint.path })).json<{ code: ErrorCode }>().code
  }
  expect(await answer(new AppError('slot_taken'))).toBe('slot_taken')
  expect(await answer(new Error('unforeseen'))).toBe('internal')
  expect(reported).toEqual([])
  expect(await answer(new AppError('job_gone'))).toBe('job_gone')
  expect(reported).toEqual(['/api/things job_gone'])
})
