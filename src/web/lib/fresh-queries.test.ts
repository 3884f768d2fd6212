import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { FreshQueries } from './fresh-queries.ts'

test('a change during the first load is asked for again, and one without a load once', async () => {
  const client = new FreshQueries({ defaultOptions: { queries: { staleTime: Infinity } } })
  const before = Promise.withResolvers<string>()
  const queryFn = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(before.promise)
    .mockResolvedValue('after')
  const observer = new QueryObserver(client, { queryKey: ['hires', 7], queryFn })
  const leave = observer.subscribe(() => undefined)
  const reloaded = client.invalidateQueries({ queryKey: ['hires'] })
  before.resolve('before')
  await reloaded
  expect(observer.getCurrentResult().data).toBe('after')
  expect(queryFn).toHaveBeenCalledTimes(2)
  await client.invalidateQueries({ queryKey: ['hires'] })
  expect(queryFn).toHaveBeenCalledTimes(3)
  leave()
})
