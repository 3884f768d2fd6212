import { beforeAll, expect, test } from 'vitest'
import { mostMemory } from '#contracts/assistant/assistant-figures.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { noMemory } from './empty-query.ts'
import { nextMemory, readMemory, writeMemory } from './memory.ts'
import { understand } from './understand.ts'

const visitor = { kind: 'visitor', pageJobId: null } as const

beforeAll(() => void productTaxonomy(), 60_000)

test('what the browser keeps is read back as it was', () => {
  let memory = noMemory
  for (const say of [
    'busco mozo en lima',
    'solo remoto',
    'desde 2 mil',
    'los de esta semana',
    'cómo postulo',
  ]) {
    memory = nextMemory(memory, understand(say, visitor, memory), [7, 9])
    expect(readMemory(writeMemory(memory))).toEqual(memory)
    expect(writeMemory(memory).length).toBeLessThan(mostMemory / 2)
  }
})

test.each(['', '{', 'null', '7', '[]', '{"t":"admin"}', '{"n":["1",-1,1e99],"j":"7","q":{},"s":7,"h":[]}'])(
  '%j is a conversation that begins',
  (text) => {
    expect(readMemory(text)).toEqual(noMemory)
  },
)
