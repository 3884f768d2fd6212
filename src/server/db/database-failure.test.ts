import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { toStorageFailure } from './database-failure.ts'

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)
/** Errors arrive wrapped like this. */
const inQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause)

test.each([
  ['it is shut down', failure('terminating connection', { code: '57P01' })],
  ['it starts', failure('the database system is starting up', { code: '57P03' })],
  ['it has no connection left', failure('sorry, too many clients already', { code: '53300' })],
  ['a lock took too long', failure('canceling statement due to statement timeout', { code: '57014' })],
  ['nobody listens', failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
  ['its socket is gone', failure('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
  ['the line was cut', failure('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' })],
  ['it went away under a query', failure('Connection terminated unexpectedly')],
  ['it is out of memory', failure('out of memory', { code: '53200' })],
  ['two waited for each other', failure('deadlock detected', { code: '40P01' })],
  [
    'nobody knows its name',
    failure('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
  ],
  ['all connections are busy', failure('timeout exceeded when trying to connect')],
])('%s: come back in a moment', (_, cause) => {
  for (const error of [cause, inQuery(cause)])
    expect(toStorageFailure(error)).toMatchObject({ code: 'unavailable', retryAfter: 2 })
})

test.each([
  ['of the database', failure('could not extend file', { code: '53100' })],
  ['of the files', failure('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' })],
])('a full disk %s has its own error code', (_, cause) => {
  expect(toStorageFailure(inQuery(cause))?.code).toBe('storage_full')
})

test.each([
  failure('duplicate key', { code: '23505' }),
  failure('ENOENT: no such file', { code: 'ENOENT', syscall: 'open' }),
  'not an error',
  null,
])('anything else is a fault of ours: %s', (error) => {
  expect(toStorageFailure(error)).toBeNull()
})
